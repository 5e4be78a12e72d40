import { mitigationStatuses } from '@campanile/contract/mitigation/mitigation.ts'
import { mitigationHavings } from '@campanile/contract/mitigation/mitigation-review.ts'
import { mitigationMessages, mitigationStatusWords } from '@campanile/contract/mitigation/mitigation-words.ts'
import { numberWords } from '#lib/figures.ts'
import type { Answer } from '#lib/reads.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { Figure } from '#ui/Figure.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { havingWords, historyQuery, historyShape } from './historyQuery.ts'
import { m } from './messages.ts'
import { StudentGroups } from './StudentGroups.tsx'

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

type Totals = Answer<'listMitigationStudents'>['totals']

const parts = [
  ['students', m.students()],
  ['total', m.requests()],
  ...mitigationStatuses.map((status) => [status, mitigationStatusWords[status]] as const),
] as const

/** The totals of all requests of all students. */
const Totals = ({ totals }: { totals: Totals | undefined }) => (
  <Card aria-label={m.totals()} className="mb-5 overflow-hidden">
    <dl className="grid grid-cols-5 gap-px bg-line max-sm:grid-cols-6">
      {parts.map(([key, label]) => (
        <Figure
          key={key}
          label={label}
          value={totals ? numberWords(totals[key]) : '–'}
          className="bg-surface px-5 py-3.5 max-sm:col-span-2 max-sm:px-4 max-sm:[&:nth-child(-n+2)]:col-span-3"
        />
      ))}
    </dl>
  </Card>
)
