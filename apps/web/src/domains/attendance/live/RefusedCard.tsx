import type {
  AnonymousScans as Counts,
  Register,
  RegisterRow,
} from '@campanile/contract/attendance/attendance.ts'
import { numberWords } from '#lib/figures.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { AttendanceChip } from '#ui/AttendanceChip.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { anonymousScanWords } from './anonymousScanWords.ts'
import { m } from './messages.ts'
import { refusalWords } from './refusalWords.ts'
import type { Marking } from './useMarking.ts'

interface RefusedCardProps extends Pick<Register, 'refused' | 'anonymousScans'> {
  lateAfter: string | undefined
  canOpenStudents: boolean
  /** Absent if nothing can be recorded. */
  marking: Marking | undefined
}

/** Check-ins that were refused, with the reason, and the student's record or a control to set it. */
export function RefusedCard(props: RefusedCardProps) {
  const { refused, anonymousScans, lateAfter, canOpenStudents, marking } = props
  const { clock } = useTimeFormat()
  const rows = new Map(marking?.rows.map((row) => [row.studentId, row]))
  return (
    <Card className="flex flex-col overflow-hidden" aria-labelledby="refused-attempts">
      <CardHead id="refused-attempts" title={m.refusedAttempts()} hint={m.last20()} />
      {refused.length === 0 && (
        <p className="px-5 pb-5 pt-3 text-base text-ink-2 max-sm:px-4">{m.noRefusedAttempts()}</p>
      )}
      <ul aria-label={m.refusedAttempts()} className="mt-2 divide-y divide-line">
        {refused.map((attempt) => {
          const { id, studentId, studentName, at, reason } = attempt
          const row = studentId ? rows.get(studentId) : undefined
          return (
            <li key={id} className="flex items-start gap-3 px-5 py-2.5 max-sm:px-4">
              <span className="min-w-0 flex-1">
                <span className="block truncate text-base font-label">
                  <PersonLink personId={canOpenStudents ? studentId : null} name={studentName} />
                </span>
                <span className="block text-sm text-ink-2">{refusalWords[reason]}</span>
                <span className="tnum text-xs text-ink-3">{clock(at)}</span>
              </span>
              {row && marking && (
                <AttemptRecord row={row} attempt={attempt} lateAfter={lateAfter} mark={marking.mark} />
              )}
            </li>
          )
        })}
      </ul>
      <AnonymousScans {...anonymousScans} />
    </Card>
  )
}

interface AttemptRecordProps {
  row: RegisterRow
  attempt: Register['refused'][number]
  lateAfter: string | undefined
  mark: Marking['mark']
}

/** Attendance as of the attempt, which is kept with the record. */
function AttemptRecord({ row, attempt, lateAfter, mark }: AttemptRecordProps) {
  if (row.status && row.status !== 'absent') return <AttendanceChip status={row.status} />
  const status = lateAfter && Date.parse(attempt.at) > Date.parse(lateAfter) ? 'late' : 'present'
  return (
    <Button
      size="sm"
      aria-label={
        status === 'late'
          ? m.recordStudentAsLate({ studentName: attempt.studentName })
          : m.recordStudentAsPresent({ studentName: attempt.studentName })
      }
      onClick={() => mark(row, status, attempt.id)}
    >
      {status === 'late' ? m.recordAsLate() : m.recordAsPresent()}
    </Button>
  )
}

/** The number of scans without signing in and of their networks; nothing if there are none. */
function AnonymousScans(counts: Counts) {
  const { accepted, refused } = counts
  if (accepted === 0 && refused.length === 0) return null
  return (
    <section
      aria-labelledby="anonymous-scans"
      className="border-t border-line px-5 py-3 text-sm text-ink-2 max-sm:px-4"
    >
      <h3 id="anonymous-scans" className="font-label text-ink">
        {m.scansWithoutSigningIn()}
      </h3>
      {accepted > 0 && <p className="tnum">{anonymousScanWords(counts)}</p>}
      <ul>
        {refused.map(({ reason, count }) => (
          <li key={reason} className="flex justify-between gap-3">
            <span className="min-w-0">{refusalWords[reason]}</span>
            <span className="tnum">{numberWords(count)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
