import { useRead } from '#lib/useRead.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CardLink } from '#ui/CardLink.tsx'
import { Empty } from '#ui/Empty.tsx'
import { hidden } from '#ui/hidden.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { MyAssignmentRow } from './MyAssignmentRow.tsx'
import { m } from './messages.ts'

/** A student's next due dates, on the dashboard. */
export function Deadlines() {
  const query = useRead('listMyAssignments', { todo: true, pageSize: 5 })
  const { data } = query
  const now = useServerNow(data?.clockOffset ?? 0, 1000)
  return (
    <Card aria-labelledby="deadlines" className="overflow-hidden">
      <CardHead id="deadlines" title={m.deadlines()}>
        <CardLink to="/app/my-assignments">{m.allAssignments({ span: hidden })}</CardLink>
      </CardHead>
      <Loaded query={query} failure={m.weCouldntLoadYourDeadlines()}>
        {(data) =>
          data.items.length === 0 ? (
            <Empty kind="done" heading="h3" title={m.nothingToSubmit()} />
          ) : (
            <ul className="divide-y divide-line pb-1 pt-1.5">
              {data.items.map((it) => (
                <li key={it.id}>
                  <MyAssignmentRow assignment={it} now={now} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Card>
  )
}
