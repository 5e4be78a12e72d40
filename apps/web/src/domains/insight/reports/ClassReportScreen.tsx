import { documentFormats } from '@campanile/contract/documents.ts'
import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import { useParams } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { type ListControl, useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { AttendanceMatrix } from './AttendanceMatrix.tsx'
import { ClassFilters } from './ClassFilters.tsx'
import { classOrder, classReportShape } from './classReportQuery.ts'
import { classRows, shownRows } from './classRows.ts'
import { daysOf } from './reportQuery.ts'

/** Every mark of one class, for admins and who teaches it. */
export function ClassReportScreen() {
  const { classId = '' } = useParams()
  const list = useListView(classReportShape)
  const days = daysOf(list.view.filters)
  const report = useRead('readClassReport', { classId, ...days })
  useDocumentTitle(report.data ? `Attendance: ${report.data.courseTitle}` : 'Attendance Reports')
  if (report.isPending) return <SkeletonPage />
  if (!report.data) {
    return (
      <LoadFailed
        title="We couldn’t load the report"
        heading="h1"
        error={report.error}
        onRetry={report.refetch}
      />
    )
  }
  const only = list.view.filters.only === 'below' ? ('below' as const) : undefined
  const { courseCode, courseTitle, term, lecturers } = report.data
  return (
    <>
      <PageHead title={courseTitle} sub={[courseCode, term, ...lecturers].join(' · ')}>
        <ExportMenu
          formats={documentFormats}
          address={(format) => addressFor('exportClassReport', { classId, ...days, only, format })}
        />
      </PageHead>
      <ClassMarks list={list} report={report.data} onlyBelow={only === 'below'} />
    </>
  )
}

interface ClassMarksProps {
  list: ListControl
  report: ClassReport
  onlyBelow: boolean
}

function ClassMarks({ list, report, onlyBelow }: ClassMarksProps) {
  const rows = classRows(report)
  const order = classOrder(list.view.sort)
  const shown = shownRows(rows, { search: list.view.search, onlyBelow, order })
  return (
    <Card aria-label="Marks of this class" className="overflow-hidden">
      <ClassFilters
        list={list}
        report={report}
        onlyBelow={onlyBelow}
        order={order}
        total={rows.length}
        below={rows.filter((row) => row.below).length}
      />
      {report.sessions.length === 0 && (
        <Empty kind="none" title="No session was held in these days">
          Marks appear here with the first session.
        </Empty>
      )}
      {report.sessions.length > 0 && shown.length === 0 && (
        <Empty
          kind={onlyBelow && !list.view.search ? 'done' : 'search'}
          title={onlyBelow && !list.view.search ? 'Nobody is below the limit' : 'Nobody fits these filters'}
          action={<Button onClick={list.clear}>Show everybody</Button>}
        />
      )}
      {report.sessions.length > 0 && shown.length > 0 && (
        <AttendanceMatrix sessions={report.sessions} rows={shown} />
      )}
    </Card>
  )
}
