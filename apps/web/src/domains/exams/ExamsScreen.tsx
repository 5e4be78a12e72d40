import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { ShowAllTerms, usualTermFilter } from '#ui/terms/usualTerm.tsx'
import { ExamsHead } from './ExamsHead.tsx'
import { examColumns } from './examColumns.tsx'
import { examsQuery, examsShape } from './examsQuery.ts'
import { m } from './messages.ts'
import { useExamFilters } from './useExamFilters.ts'

/** `/app/exam-management`: every exam, searched, narrowed and sorted. */
export function ExamsScreen() {
  useDocumentTitle(m.examManagement())
  const list = useListView(examsShape)
  const query = examsQuery(list.view)
  const exams = useRead('listExams', query)
  const [terms, ...filters] = useExamFilters(list)
  const time = useTimeFormat()
  return (
    <>
      <ExamsHead query={query} />
      <ListCard
        name="exams"
        label={m.exams()}
        list={list}
        query={exams}
        count={(count) => rowCounts.exams({ count })}
        failure={m.weCouldntLoadTheExams()}
        search={m.findAnExamOrCourse()}
        filters={[
          usualTermFilter(list, terms),
          ...filters,
          { name: 'from', label: m.from(), kind: 'day' },
          { name: 'to', label: m.to(), kind: 'day' },
        ]}
        empty={{
          title: query.fromCurrentTerm ? m.noExamsInTheseTerms() : m.noExamsYet(),
          text: m.addAnExamToBook(),
          action: query.fromCurrentTerm && <ShowAllTerms list={list} />,
        }}
        columns={examColumns(time)}
        rowKey={({ id }) => id}
      />
    </>
  )
}
