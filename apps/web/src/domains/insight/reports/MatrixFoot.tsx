import { statusOfLetter } from '@campanile/contract/attendance/attendance-figures.ts'
import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import type { Cell } from './cellAfterKey.ts'
import type { ClassRow } from './classRows.ts'
import { m } from './messages.ts'

interface MatrixFootProps {
  rows: readonly ClassRow[]
  sessions: ClassReport['sessions']
  /** The selected one. */
  cell: Cell | undefined
}

/** What the letters mean, and the selected one in words. */
export function MatrixFoot({ rows, sessions, cell }: MatrixFootProps) {
  const time = useTimeFormat()
  const row = cell && rows[cell.row]
  const session = cell && sessions[cell.column]
  const status = row && statusOfLetter(row.student.marks.charAt(cell.column))
  return (
    <div className="flex flex-wrap items-center gap-x-6 gap-y-1 border-t border-line px-5 py-3 text-sm text-ink-2 max-md:px-4">
      <p>{m.letters()}</p>
      {row && session && (
        <p className="ms-auto font-label text-ink max-md:ms-0">
          {m.cellFacts({
            name: row.name,
            dateTime: time.dateTime(session.startsAt),
            status: status ?? (session.held ? 'none' : 'not-held'),
            attended: row.attended,
            counted: row.counted,
          })}
        </p>
      )}
    </div>
  )
}
