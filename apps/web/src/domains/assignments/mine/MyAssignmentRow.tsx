import type { MyAssignmentSummary } from '@campanile/contract/assignments/submissions.ts'
import { Link } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { DateArch } from '#ui/DateArch.tsx'
import { latenessWords } from '../dueWords.ts'
import { penaltyIn } from '../lateWords.ts'
import { markWords } from '../marks.ts'
import { MyStateChip } from './MyStateChip.tsx'
import { m } from './messages.ts'

/** Facts other than the date. */
function noteOf({ returned, lateSeconds, penalty, extended, maxMark, state }: MyAssignmentSummary) {
  if (returned?.finalMark)
    return m.markOfMaximum({ mark: markWords(returned.finalMark), maxMark: markWords(maxMark) })
  if (lateSeconds > 0)
    return m.submittedLateBy({ lateness: latenessWords(lateSeconds * 1000), ...penaltyIn(penalty) })
  return extended && state !== 'closed' ? m.extendedForYou() : undefined
}

/** One assignment in a list of mine. */
export function MyAssignmentRow({ assignment, now }: { assignment: MyAssignmentSummary; now: Date }) {
  const { dayOf, dateTime } = useTimeFormat()
  const { id, title, courseCode, dueAt } = assignment
  const note = noteOf(assignment)
  return (
    <Link
      to={`/app/my-assignments/${id}`}
      className="group grid grid-cols-lead-trail items-center gap-x-3.5 gap-y-1.5 px-5 py-3 hover:bg-hover focus-visible:-outline-offset-2 max-sm:grid-cols-lead max-sm:px-4"
    >
      <span className="max-sm:row-span-2 max-sm:self-start">
        <DateArch day={dayOf(dueAt)} />
      </span>
      <span className="min-w-0">
        <span className="block break-words text-base font-label group-hover:underline">{title}</span>
        <span className="tnum block text-sm text-ink-3">
          {m.dueShort({ courseCode, dueAt: dateTime(dueAt) })}
          {note && <span className="font-label text-ink-2"> · {note}</span>}
        </span>
      </span>
      <span className="max-sm:justify-self-start">
        <MyStateChip assignment={assignment} now={now} />
      </span>
    </Link>
  )
}
