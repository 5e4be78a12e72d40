import { useState } from 'react'
import { useRead } from '#lib/useRead.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { MyAssignmentRow } from './MyAssignmentRow.tsx'
import { m } from './messages.ts'

/** A student's assignments in one class by due date, the next one first. */
export function MyClassWork({ classId }: { classId: string }) {
  const [page, setPage] = useState(1)
  const mine = useRead('listMyAssignments', { classId, page, pageSize: 10 })
  const now = useServerNow(mine.data?.clockOffset ?? 0, 60_000)
  return (
    <ListCard
      label={m.assignments()}
      list={{ setPage }}
      query={mine}
      failure={m.weCouldntLoadYourAssignments()}
      empty={{ title: m.noAssignmentsInThisClassYet() }}
      rowKey={({ id }) => id}
      head={<CardHead title={m.assignments()} className="pb-2" />}
    >
      {(items) => (
        <ul className="divide-y divide-line">
          {items.map((it) => (
            <li key={it.id}>
              <MyAssignmentRow assignment={it} now={now} />
            </li>
          ))}
        </ul>
      )}
    </ListCard>
  )
}
