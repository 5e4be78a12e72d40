import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { usePageParam } from '#lib/usePageParam.ts'
import { useRead } from '#lib/useRead.ts'
import { CardHead } from '#ui/CardHead.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { m } from './messages.ts'
import { StudentGroups } from './StudentGroups.tsx'

/** Every request ever, under the student who made it. */
export function RequestHistory({ onOpen }: { onOpen: (requestId: string) => void }) {
  const [page, setPage] = usePageParam('page')
  const students = useRead('listMitigationStudents', { page })
  return (
    <ListCard
      label={m.requestsByStudent()}
      list={{ setPage }}
      query={students}
      failure={mitigationMessages.historyFailed}
      empty={{ title: m.noHistoryYet(), text: m.requestsStayHere() }}
      rowKey={({ studentId }) => studentId}
      head={
        <CardHead
          title={m.requestsByStudent()}
          hint={m.latestRequestComesFirst()}
          className="border-b border-line pb-3.5"
        />
      }
    >
      {(items, stale) => <StudentGroups students={items} stale={stale} onOpen={onOpen} />}
    </ListCard>
  )
}
