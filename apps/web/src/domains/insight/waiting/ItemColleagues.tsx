import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Kbd } from '#ui/Kbd.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import type { ReviewAct } from '#ui/ReviewFrame.tsx'
import { DelegationLine } from './DelegationLine.tsx'
import { m } from './messages.ts'
import { NoteList } from './NoteList.tsx'
import { keyOf } from './waitingItems.ts'

interface ItemColleaguesProps {
  item: WaitingItem
  acts: readonly ReviewAct[]
}

/** What colleagues have to do with an item under review: its delegation and notes, and both as acts. */
export const ItemColleagues = ({ item, acts }: ItemColleaguesProps) => (
  <section
    aria-label={m.colleagues()}
    className="grid gap-1.5 border-b border-line bg-sunken px-6 py-2.5 max-md:px-4 dark:bg-canvas"
  >
    <div className="flex flex-wrap gap-1.5">
      {acts.map(({ label, letter, onAct }) => (
        <Button key={label} size="sm" aria-keyshortcuts={letter} onClick={onAct}>
          {label}
          {letter && <Kbd>{letter}</Kbd>}
        </Button>
      ))}
    </div>
    {item.delegation && <DelegationLine delegation={item.delegation} />}
    {item.notes > 0 && <ItemNotes item={item} />}
  </section>
)

function ItemNotes({ item }: { item: WaitingItem }) {
  const query = useRead('readWaitingItem', keyOf(item))
  return (
    <Loaded query={query} failure={m.weCouldntLoadTheNotes()}>
      {({ notes }) => <NoteList notes={notes} />}
    </Loaded>
  )
}
