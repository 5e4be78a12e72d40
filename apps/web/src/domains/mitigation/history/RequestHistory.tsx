import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { StudentGroups } from './StudentGroups.tsx'

/** Every request ever, under the student who made it. */
export function RequestHistory({ onOpen }: { onOpen: (requestId: string) => void }) {
  const [page, setPage] = usePageParam('page')
  const students = useRead('listMitigationStudents', { page })
  return (
    <ListCard
      label="Requests by student"
      list={{ setPage }}
      query={students}
      failure={mitigationMessages.historyFailed}
      empty={{ title: 'No history yet', text: 'Requests stay here after they are decided.' }}
      rowKey={({ studentId }) => studentId}
      head={
        <CardHead
          title="Requests by student"
          hint="The latest request comes first. Open a student to see every request."
          className="border-b border-line pb-3.5"
        />
      }
    >
      {(items, stale) => <StudentGroups students={items} stale={stale} onOpen={onOpen} />}
    </ListCard>
  )
}
