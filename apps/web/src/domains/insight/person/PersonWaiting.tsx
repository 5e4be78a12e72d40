import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import type { WaitingEntry, WaitingQueue } from '@campanile/contract/insight/waiting.ts'
import { personPath } from '#lib/personPath.ts'
import { fullName } from '#lib/session.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { WaitingEntries } from '../waiting/WaitingEntries.tsx'
import { entryPath, waitingPath, waitingSum } from '../waiting/waitingPlaces.ts'
import { m } from './messages.ts'

/** Queues whose screens find items by the name of their person. */
const foundByName: ReadonlySet<WaitingQueue> = new Set(['late-submissions', 'mails'])

const searchPath = (path: string, search: string) =>
  `${path}${path.includes('?') ? '&' : '?'}${new URLSearchParams({ search })}`

/** Items about this person that wait for the reader's decision. */
export function PersonWaiting({ page }: { page: PersonPage }) {
  const { id, waiting, account } = page
  const pathOf = (entry: WaitingEntry) => {
    if (!account) return entryPath(entry, 'lecturer')
    if (entry.queue === 'mitigation' || entry.queue === 'leave') return personPath(id, 'requests')
    return foundByName.has(entry.queue) ? searchPath(waitingPath(entry), fullName(page)) : waitingPath(entry)
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
