import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { ClassMarks } from './ClassMarks.tsx'
import { classReportShape } from './classReportQuery.ts'
import { m } from './messages.ts'
import { reportDays } from './reportQuery.ts'

/** Every record of one class, for admins and who teaches it. */
export function ClassReportTab({ classId }: { classId: string }) {
  const list = useListView(classReportShape)
  const days = reportDays(list.view.filters)
  const report = useRead('readClassReport', { classId, ...days })
  if (report.isPending) return <SkeletonList />
  if (!report.data) {
    return <LoadFailed title={m.weCouldntLoadTheReport()} error={report.error} onRetry={report.refetch} />
  }
  return (
    <ClassMarks list={list} report={report.data} days={days} onlyBelow={list.view.filters.only === 'below'} />
  )
}
