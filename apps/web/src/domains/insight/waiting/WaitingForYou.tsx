import { useUser } from '#lib/session.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'
import { WaitingEntries } from './WaitingEntries.tsx'
import { entryPath, reviewAllPath, waitingSum } from './waitingPlaces.ts'

/** An admin's waiting items, each queue with a link to it. */
export function WaitingForYou() {
  const query = useRead('readWaiting', {}, { everyMinute: true })
  const { role } = useUser()
  const entries = query.data?.items ?? []
  return (
    <Card aria-labelledby="waiting" className="flex flex-col">
      <CardHead id="waiting" title={m.waitingForYou()} hint={entries.length > 0 && waitingSum(entries)}>
        {entries.length > 0 && <CardLink to={reviewAllPath}>{m.reviewAll()}</CardLink>}
      </CardHead>
      <Loaded query={query} failure={m.weCouldntLoadYourQueue()}>
        {({ items }) =>
          items.length === 0 ? (
            <Empty kind="done" heading="h3" title={m.nothingNeedsYourAttention()}>
              {m.whatAppearsHere()}
            </Empty>
          ) : (
            <WaitingEntries entries={items} pathOf={(entry) => entryPath(entry, role)} />
          )
        }
      </Loaded>
    </Card>
  )
}
