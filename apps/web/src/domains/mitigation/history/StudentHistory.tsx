import { mitigationHavings } from '@campanile/contract/mitigation/mitigation-review.ts'
import { mitigationMessages } from '@campanile/contract/mitigation/mitigation-words.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { havingWords, historyQuery, historyShape } from './historyQuery.ts'
import { m } from './messages.ts'
import { StudentGroups } from './StudentGroups.tsx'
import { Totals } from './Totals.tsx'

const options = mitigationHavings
  .filter((value) => value !== 'all')
  .map((value) => ({ value, label: havingWords[value] }))

/** Students who ever asked: found by name, email or id, with the number of requests by status. */
export function StudentHistory({ onOpen }: { onOpen: (requestId: string) => void }) {
  const list = useListView(historyShape)
  const query = historyQuery(list.view)
  const students = useRead('listMitigationStudents', query)
  return (
    <>
      <Totals totals={students.data?.totals} />
      <ListCard
        name="mitigation-students"
        label={m.studentHistory()}
        list={list}
        query={students}
        count={(count) => rowCounts.students({ count })}
        failure={mitigationMessages.historyFailed}
        search={m.findByNameEmailOrId()}
        filters={[{ name: 'having', label: m.students(), options, className: 'max-md:flex-1' }]}
        empty={{ title: m.noStudentHasMadeARequest() }}
        rowKey={({ studentId }) => studentId}
      >
        {(items, stale) => <StudentGroups students={items} stale={stale} onOpen={onOpen} />}
      </ListCard>
    </>
  )
}
