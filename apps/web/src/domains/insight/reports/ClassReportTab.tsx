import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Loaded } from '#ui/Loaded.tsx'
import { ClassMarks } from './ClassMarks.tsx'
import { classReportShape } from './classReportQuery.ts'
import { m } from './messages.ts'
import { reportDays } from './reportQuery.ts'

/** Every record of one class, for admins and who teaches it. */
export function ClassReportTab({ classId }: { classId: string }) {
  const list = useListView(classReportShape)
  const days = reportDays(list.view.filters)
  const report = useRead('readClassReport', { classId, ...days })
  return (
    <Loaded query={report} failure={m.weCouldntLoadTheReport()} heading="h2">
      {(data) => (
        <ClassMarks list={list} report={data} days={days} onlyBelow={list.view.filters.only === 'below'} />
      )}
    </Loaded>
  )
}
