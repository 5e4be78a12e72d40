import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import type { WaitingEntry } from '@campanile/contract/insight/waiting.ts'
import { personPath } from '#lib/personPath.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import { entryPath, waitingPath, waitingSum } from '../waiting/waitingPlaces.ts'
import { m } from './messages.ts'

/** Items about this person that wait for the reader's decision. */
export function PersonWaiting({ page: { id, waiting, account } }: { page: PersonPage }) {
  const pathOf = (entry: WaitingEntry) => {
    if (!account) return entryPath(entry, 'lecturer')
    const isRequest = entry.queue === 'mitigation' || entry.queue === 'leave'
    return isRequest ? personPath(id, 'requests') : waitingPath(entry)
  }
  return (
    <Card aria-labelledby="person-waiting">
      <CardHead id="person-waiting" title={m.waiting()} hint={waiting.length > 0 && waitingSum(waiting)} />
      {waiting.length === 0 ? (
        <p className="px-5 pb-4 pt-1 text-base text-ink-2 max-sm:px-4">{m.nothingWaits()}</p>
      ) : (
        <WaitingEntries entries={waiting} pathOf={pathOf} />
      )}
    </Card>
  )
}
