import { type ImportReport, importOutcomes } from '@campanile/contract/attendance/student-attendance.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'

type Line = ImportReport['lines'][number]

const looks: Record<Line['outcome'], { label: string; tone: Tone }> = {
  created: { label: 'New', tone: 'ok' },
  changed: { label: 'Changed', tone: 'info' },
  same: { label: 'As it is', tone: 'idle' },
  refused: { label: 'Refused', tone: 'bad' },
}

const Outcome = ({ line }: { line: Line }) => (
  <Chip tone={looks[line.outcome].tone}>{looks[line.outcome].label}</Chip>
)

const Marks = ({ line: { before, after } }: { line: Line }) => (
  <span className="flex flex-wrap items-center gap-1">
    {before && before !== after && (
      <>
        <AttendanceChip status={before} />
        <span className="text-ink-3">to</span>
      </>
    )}
    {after && <AttendanceChip status={after} />}
  </span>
)

const columns: Column<Line>[] = [
  { id: 'line', head: 'Line', align: 'right', className: 'w-px', cell: (it) => it.line },
  { id: 'outcome', head: 'Outcome', cell: (it) => <Outcome line={it} /> },
  { id: 'student', head: 'Student', cell: (it) => it.student },
  { id: 'session', head: 'Session', cell: (it) => it.session },
  { id: 'mark', head: 'Record', cell: (it) => <Marks line={it} /> },
  {
    id: 'reason',
    head: 'Why',
    cell: (it) => <span className="text-bad-ink">{it.reason}</span>,
  },
]

/** What each line of the file does or did; refused ones first. */
export function ImportLines({ report, done }: { report: ImportReport; done: boolean }) {
  const total = importOutcomes.reduce((sum, it) => sum + report.counts[it], 0)
  return (
    <div className="border-t border-line">
      <p role="status" className="flex flex-wrap items-center gap-2 px-5 py-3 text-sm max-sm:px-4">
        <span className="mr-1 text-ink-2">{done ? 'Done:' : 'This file would do:'}</span>
        {importOutcomes.map((it) => (
          <Chip key={it} tone={looks[it].tone}>
            {looks[it].label} {report.counts[it]}
          </Chip>
        ))}
      </p>
      <DataTable
        label="Lines of the file"
        columns={columns}
        rows={report.lines}
        rowKey={(it) => String(it.line)}
        item={(it) => (
          <ListItem
            title={it.student ?? `Line ${it.line}`}
            chip={<Outcome line={it} />}
            essence={it.session}
            meta={
              <>
                <span className="tnum">Line {it.line}</span> <Marks line={it} />
                {it.reason && <span className="block text-bad-ink">{it.reason}</span>}
              </>
            }
          />
        )}
      />
      {total > report.lines.length && (
        <p className="px-5 py-3 text-sm text-ink-3 max-sm:px-4">
          The first {report.lines.length} of {total} lines are shown.
        </p>
      )}
    </div>
  )
}
