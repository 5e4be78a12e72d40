import { documentFormats } from '@campanile/contract/documents.ts'
import { useParams } from 'react-router'
import { addressFor } from '#lib/api.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { SkeletonPage } from '#ui/SkeletonPage.tsx'
import { ClassMarks } from './ClassMarks.tsx'
import { classReportShape } from './classReportQuery.ts'
import { m } from './messages.ts'
import { reportDays } from './reportQuery.ts'

/** Every mark of one class, for admins and who teaches it. */
export function ClassReportScreen() {
  const { classId = '' } = useParams()
  const list = useListView(classReportShape)
  const days = reportDays(list.view.filters)
  const report = useRead('readClassReport', { classId, ...days })
  useDocumentTitle(
    report.data ? m.attendanceOfCourse({ course: report.data.courseTitle }) : m.attendanceReports(),
  )
  if (report.isPending) return <SkeletonPage />
  if (!report.data) {
    return (
      <LoadFailed
        title={m.weCouldntLoadTheReport()}
        heading="h1"
        error={report.error}
        onRetry={report.refetch}
      />
    )
  }
  const onlyBelow = list.view.filters.only === 'below'
  const only = onlyBelow ? ('below' as const) : undefined
  const { courseCode, courseTitle, term, lecturers } = report.data
  return (
    <>
      <PageHead title={courseTitle} sub={[courseCode, term, ...lecturers].join(' · ')}>
        <ExportMenu
          formats={documentFormats}
          address={(format) => addressFor('exportClassReport', { classId, ...days, only, format })}
        />
      </PageHead>
      <ClassMarks list={list} report={report.data} onlyBelow={onlyBelow} />
    </>
  )
}
