import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { ExamsHead } from './ExamsHead.tsx'
import { examColumns } from './examColumns.tsx'
import { examsQuery, examsShape } from './examsQuery.ts'
import { useExamFilters } from './useExamFilters.ts'

/** `/app/exam-management`: every exam, searched, narrowed and sorted. */
export function ExamsScreen() {
  useDocumentTitle('Exam Management')
  const list = useListView(examsShape)
  const query = examsQuery(list.view)
  const exams = useRead('listExams', query)
  const filters = useExamFilters(list)
  const time = useTimeFormat()
  return (
    <>
      <ExamsHead query={query} />
      <ListCard
        name="exams"
        label="Exams"
        list={list}
        query={exams}
        unit={['exam']}
        failure="We couldn’t load the exams"
        search="Find an exam or course"
        filters={[
          ...filters,
          { name: 'from', label: 'From', kind: 'day' },
          { name: 'to', label: 'To', kind: 'day' },
        ]}
        empty={{
          title: 'No exams yet',
          text: 'Add an exam to book its batches, rooms and invigilators.',
        }}
        columns={examColumns(time)}
        rowKey={({ id }) => id}
      />
    </>
  )
}
