import { documentFormats } from '@campanile/contract/documents.ts'
import type { AttendanceReport } from '@campanile/contract/insight/reports.ts'
import { addressFor } from '#lib/api.ts'
import { numberWords } from '#lib/figures.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { RateIntervals } from '../intervals/RateIntervals.tsx'
import { rateIntervals } from '../intervals/rateIntervals.ts'
import { m } from './messages.ts'
import { ReportList } from './ReportList.tsx'
import { chosenRows, reportQuery, reportShape, rowLink } from './reportQuery.ts'
import { attendanceRateWords } from './reportWords.ts'

function overallText({ overall, required }: AttendanceReport): string {
  const { held, present, late, absent, excused, percentage } = overall
  if (percentage === null) return m.noDataYetRequired({ required })
  const figures = {
    rate: attendanceRateWords(percentage),
    sessions: held,
    attended: numberWords(present + late),
    counted: numberWords(present + late + absent),
    required,
  }
  return excused > 0
    ? m.overallWithExcused({ ...figures, excused: numberWords(excused) })
    : m.overall(figures)
}

/** Attendance by the selected group; a class links to its register. */
export function ReportsScreen() {
  useDocumentTitle(m.attendanceReports())
  const list = useListView(reportShape)
  const query = reportQuery(list.view)
  const report = useRead('readAttendanceReport', query, { version: query.by })
  return (
    <>
      <PageHead
        title={m.attendanceReports()}
        sub={report.data ? overallText(report.data) : m.whatReportsShow()}
      >
        <ExportMenu
          formats={documentFormats}
          address={(format) => addressFor('exportAttendanceReport', { ...chosenRows(query), format })}
          scheduled={{
            report: 'exportAttendanceReport',
            input: chosenRows(query),
            name: m.attendanceReports(),
          }}
        />
      </PageHead>
      <ReportList list={list} by={query.by} onlyBelow={query.only === 'below'} report={report} />
      {report.data && (
        <RateIntervals
          rows={rateIntervals(report.data.items, (row) => rowLink(list.view, query.by, row))}
          required={report.data.required}
        />
      )}
    </>
  )
}
