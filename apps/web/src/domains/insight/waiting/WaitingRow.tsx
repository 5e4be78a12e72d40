import type { WaitingItem } from '@campanile/contract/insight/waiting.ts'
import { NotebookPen } from 'lucide-react'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Avatar } from '#ui/Avatar.tsx'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { hidden } from '#ui/hidden.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { DelegationLine } from './DelegationLine.tsx'
import { m } from './messages.ts'
import { WaitingMenu } from './WaitingMenu.tsx'
import type { WaitingAct } from './waitingActs.ts'
import { waitingIcons } from './waitingIcons.ts'
import { itemFacts, itemTitle } from './waitingItems.ts'

interface WaitingRowProps {
  item: WaitingItem
  now: Date
  onOpen: () => void
  onAct: (act: WaitingAct) => void
}

/** An item of any queue: who and what, since when and by when, and what can be done with it. */
export function WaitingRow({ item, now, onOpen, onAct }: WaitingRowProps) {
  const { ago } = useTimeFormat()
  const Icon = waitingIcons[item.queue]
  const { person } = item
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5 px-5 py-3 in-data-[density=compact]:py-1.5 max-sm:px-4">
      {person ? (
        <Avatar name={person.name} profileImage={person.profileImage} size={34} />
      ) : (
        <span className="arch grid h-[38px] w-[34px] shrink-0 place-items-center bg-sunken text-ink-2 dark:bg-canvas">
          <Icon size={17} strokeWidth={1.75} aria-hidden="true" />
        </span>
      )}
      <div className="min-w-0 flex-1 basis-48">
        <span className="block truncate text-base font-label">
          {person ? (
            <PersonLink personId={person.id} name={person.name} personRole={person.role} />
          ) : (
            itemTitle(item)
          )}
        </span>
        <span className="flex items-center gap-1.5 text-sm text-ink-2">
          {person && <Icon size={14} strokeWidth={1.75} className="shrink-0 text-ink-3" aria-hidden="true" />}
          <span className="min-w-0 truncate max-sm:whitespace-normal">{itemFacts(item)}</span>
        </span>
        {item.delegation && <DelegationLine delegation={item.delegation} />}
      </div>
      <span className="flex shrink-0 flex-col items-end gap-1 max-sm:w-full max-sm:flex-row-reverse max-sm:items-center max-sm:justify-end max-sm:gap-2.5 max-sm:ps-[46px]">
        {item.deadline !== null && <Deadline at={item.deadline} now={now} />}
        <span className="tnum text-sm text-ink-3">{ago(item.waitingSince, now)}</span>
      </span>
      <span className="flex shrink-0 items-center gap-1.5 max-sm:w-full max-sm:ps-[46px]">
        <Button onClick={onOpen}>{m.review({ title: itemTitle(item), hidden })}</Button>
        {item.notes > 0 && (
          <Button
            variant="ghost"
            icon={<NotebookPen size={15} aria-hidden="true" />}
            onClick={() => onAct('notes')}
          >
            {m.notesOn({ count: item.notes, title: itemTitle(item), hidden })}
          </Button>
        )}
        <WaitingMenu item={item} onAct={onAct} />
      </span>
    </div>
  )
}

const day = 86_400_000
/** Days before a deadline from which it is pointed out. */
const close = 3

function Deadline({ at, now }: { at: string; now: Date }) {
  const { dateTime } = useTimeFormat()
  const left = Date.parse(at) - now.getTime()
  const tone = left < 0 ? 'bad' : left < close * day ? 'warn' : 'idle'
  const time = dateTime(at)
  return <Chip tone={tone}>{left < 0 ? m.deadlinePassed({ time }) : m.decideBy({ time })}</Chip>
}
