import { documentFormats } from '@campanile/contract/documents.ts'
import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import { addressFor } from '#lib/api.ts'
import type { ListControl } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Empty } from '#ui/Empty.tsx'
import { ExportMenu } from '#ui/ExportMenu.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { AttendanceMatrix } from './AttendanceMatrix.tsx'
import { ClassFilters } from './ClassFilters.tsx'
import { classOrder } from './classReportQuery.ts'
import { classRows, shownRows } from './classRows.ts'
import { m } from './messages.ts'
import type { reportDays } from './reportQuery.ts'

interface ClassMarksProps {
  list: ListControl
  report: ClassReport
  /** The requested days. */
  days: ReturnType<typeof reportDays>
  onlyBelow: boolean
}

/**
 * Students of a class by their sessions. The report contains all of them, so they are searched and sorted
 * here.
 */
export function ClassMarks({ list, report, days, onlyBelow }: ClassMarksProps) {
  const { search, sort } = list.view
  const { classId, sessions } = report
  const only = onlyBelow ? ('below' as const) : undefined
  const rows = classRows(report)
  const items = sessions.length > 0 ? shownRows(rows, { search, onlyBelow, order: classOrder(sort) }) : []
  const held = sessions.filter((session) => session.held).length
  return (
    <ListCard
      name="class-report"
      label={m.recordsOfThisClass()}
      list={list}
      query={{
        data: { items, total: items.length, page: 1, pageSize: Math.max(1, items.length) },
        error: null,
        isPlaceholderData: false,
        refetch: () => {},
      }}
      count={m.studentsAndSessionsHeld({ students: rows.length, held, sessions: sessions.length })}
      failure=""
      search={m.findAStudent()}
      actions={
        <ExportMenu
          formats={documentFormats}
          address={(format) => addressFor('exportClassReport', { classId, ...days, only, format })}
          scheduled={{
            report: 'exportClassReport',
            input: { classId, ...days, only },
            name: m.attendanceOf({ course: report.courseCode }),
          }}
        />
      }
      moreFilters={
        <ClassFilters
          list={list}
          report={report}
          onlyBelow={onlyBelow}
          below={rows.filter((row) => row.below).length}
        />
      }
      empty={noSessions}
      noMatch={
        sessions.length === 0 ? (
          <Empty kind="none" title={noSessions.title}>
            {noSessions.text}
          </Empty>
        ) : (
          <Empty
            kind={onlyBelow && !search ? 'done' : 'search'}
            title={onlyBelow && !search ? m.noStudentsBelowTheLimit() : m.noStudentsMatchTheseFilters()}
            action={<Button onClick={list.clear}>{m.showAllStudents()}</Button>}
          />
        )
      }
      rowKey={({ student }) => student.id}
    >
      {(shown) => <AttendanceMatrix sessions={sessions} rows={shown} />}
    </ListCard>
  )
}

const noSessions = {
  title: m.noSessionsOnTheseDays(),
  text: m.recordsAppearHere(),
}
