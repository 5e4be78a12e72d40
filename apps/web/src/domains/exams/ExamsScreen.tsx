import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { DateFilter } from '#ui/DateFilter.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { ExamFilters } from './ExamFilters.tsx'
import { ExamItem } from './ExamItem.tsx'
import { ExamsHead } from './ExamsHead.tsx'
import { examColumns } from './examColumns.tsx'
import { examsQuery, examsShape } from './examsQuery.ts'

/** `/app/exam-management`: every exam, searched, narrowed and sorted. */
export function ExamsScreen() {
  useDocumentTitle('Exam Management')
  const list = useListView(examsShape)
  const query = examsQuery(list.view)
  const exams = useRead('listExams', query)
  const time = useTimeFormat()
  return (
    <>
      <ExamsHead query={query} />
      <Card aria-label="Exams">
        <ExamFilters list={list} total={exams.data?.total}>
          <DateFilter label="From" value={query.from ?? ''} onChange={(day) => list.setFilter('from', day)} />
          <DateFilter label="To" value={query.to ?? ''} onChange={(day) => list.setFilter('to', day)} />
        </ExamFilters>
        <PagedList
          query={exams}
          onPage={list.setPage}
          failure="We could not load the exams"
          heading="h2"
          empty={
            <Empty
              kind={list.narrowed ? 'search' : 'none'}
              title={list.narrowed ? 'No exam fits these filters' : 'No exams yet'}
              action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
            >
              {!list.narrowed && 'Add one, and its batches, rooms and invigilators are booked.'}
            </Empty>
          }
        >
          {(rows, stale) => (
            <DataTable
              label="Exams"
              columns={examColumns(time)}
              rows={rows}
              rowKey={({ id }) => id}
              sort={list.view.sort}
              onSort={list.sortBy}
              stale={stale}
              item={(exam) => <ExamItem exam={exam} />}
            />
          )}
        </PagedList>
      </Card>
    </>
  )
}
