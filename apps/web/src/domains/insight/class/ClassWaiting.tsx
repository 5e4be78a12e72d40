import type { ClassOverview, ClassQueueCount } from '@campanile/contract/insight/class-overview.ts'
import { Link } from 'react-router'
import { numberWords } from '#lib/figures.ts'
import { useUser } from '#lib/session.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { classQueueLabel, classQueuePath } from './classQueues.ts'
import { m } from './messages.ts'

/** Open items in a class: the reader's own, and for admins also what waits for its lecturers. */
export const ClassWaiting = ({
  overview: { classId, waiting, waitingForLecturers },
}: {
  overview: ClassOverview
}) => (
  <>
    <Card aria-labelledby="class-waiting" className="overflow-hidden">
      <CardHead id="class-waiting" title={m.waitingForYou()} />
      {waiting.length === 0 ? (
        <Empty kind="done" heading="h3" title={m.nothingNeedsYourAttention()} />
      ) : (
        <QueueLinks classId={classId} queues={waiting} />
      )}
    </Card>
    {waitingForLecturers.length > 0 && (
      <Card aria-labelledby="lecturers-waiting" className="overflow-hidden">
        <CardHead id="lecturers-waiting" title={m.waitingForLecturers()} />
        <QueueLinks classId={classId} queues={waitingForLecturers} />
      </Card>
    )}
  </>
)

/** Each queue with a link to where its items are decided. */
function QueueLinks({ classId, queues }: { classId: string; queues: ClassQueueCount[] }) {
  const { role } = useUser()
  return (
    <ul className="mt-2 divide-y divide-line border-t border-line">
      {queues.map(({ queue, count }) => (
        <li key={queue}>
          <Link
            to={classQueuePath(queue, classId, role)}
            className="group flex min-h-12 items-center gap-4 px-5 hover:bg-hover focus-visible:-outline-offset-2 max-sm:px-4"
          >
            <span className="flex-1 text-base font-label group-hover:underline">
              {classQueueLabel(queue)}
            </span>
            <span className="tnum text-xl font-title">{numberWords(count)}</span>
          </Link>
        </li>
      ))}
    </ul>
  )
}
