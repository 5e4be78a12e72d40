import { documentFormats } from '@campanile/contract/documents.ts'
import type { AttendanceReport } from '@campanile/contract/insight/reports.ts'
import { addressFor } from '#lib/api.ts'
import { locale } from '#lib/locale.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'
import { ReportList } from './ReportList.tsx'
import { chosenRows, reportQuery, reportShape } from './reportQuery.ts'
import { attendanceRateWords } from './reportWords.ts'

const number = new Intl.NumberFormat(locale)

function overallText({ overall, required }: AttendanceReport): string {
  const { held, present, late, absent, excused, percentage } = overall
  if (percentage === null) return m.noDataYetRequired({ required })
  const [came, counted] = [present + late, present + late + absent].map((it) => number.format(it))
  const sessions = held === 1 ? '1 session' : `${number.format(held)} sessions`
  const without = excused > 0 ? `, ${number.format(excused)} excused` : ''
  return `${attendanceRateWords(percentage)} attendance across ${sessions}: ${came} of ${counted} records${without}. Required: ${required}%.`
}

/** Attendance added up as it is asked for; a class leads to its register. */
export function ReportsScreen() {
  useDocumentTitle(m.attendanceReports())
  const list = useListView(reportShape)
  const query = reportQuery(list.view)
  const report = useRead('readAttendanceReport', query, { version: query.by })
  return (
    <>
      <PageHead
        title={m.attendanceReports()}
        sub={report.data ? overallText(report.data) : m.sessionsHeldAttendanceRecordsAndStudents()}
      >
        <ExportMenu
          formats={documentFormats}
          address={(format) => addressFor('exportAttendanceReport', { ...chosenRows(query), format })}
        />
      </PageHead>
      <ReportList list={list} by={query.by} onlyBelow={query.only === 'below'} report={report} />
    </>
  )
}
