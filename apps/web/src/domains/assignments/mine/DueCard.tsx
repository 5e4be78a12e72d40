import { LifeBuoy } from 'lucide-react'
import { Link } from 'react-router'
import { secondsUntil } from '#lib/countdown.ts'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Card } from '#ui/Card.tsx'
import { latenessWords, leftWords } from '../dueWords.ts'
import { penaltyIn } from '../lateWords.ts'
import { markWords } from '../marks.ts'
import { MyStateChip } from './MyStateChip.tsx'
import { m } from './messages.ts'
import { PenaltyLine } from './PenaltyLine.tsx'
import { penaltyAt } from './penaltyNow.ts'

const day = 86_400

interface DueCardProps {
  assignment: Answer<'readMyAssignment'>
  /** By the server's clock. */
  now: Date
}

/** The large line: the time left, or how late it is and the penalty. */
function Headline({ assignment, now }: DueCardProps) {
  const time = useTimeFormat()
  const { state, dueAt, opensAt, penaltySteps, maxMark } = assignment
  if (state === 'upcoming') return <>{m.opensDate({ date: time.date(opensAt) })}</>
  if (state === 'overdue') {
    const step = penaltyAt(penaltySteps, now)
    const late = now.getTime() - Date.parse(dueAt)
    return (
      <>
        <span className="block">{m.latenessLate({ lateness: latenessWords(Math.max(1, late)) })}</span>
        {step && (
          <span className="mt-0.5 block text-base font-label text-warn-ink">
            {m.penaltyNow({
              ...penaltyIn(step.penalty),
              bestMark: markWords(step.bestMark),
              maxMark: markWords(maxMark),
            })}
          </span>
        )}
      </>
    )
  }
  if (state !== 'open' && state !== 'due-soon') return null
  const left = leftWords(dueAt, now, time)
  return secondsUntil(dueAt, now) <= day ? m.timeLeft({ time: left ?? '0:00' }) : left
}

/** The student's own due date, the time left and the late policy. */
export function DueCard({ assignment, now }: DueCardProps) {
  const { day: dayWords, time, dateTime } = useTimeFormat()
  const { id, classId, dueAt, classDueAt, extended, maxMark, weight, state, lateSeconds, penalty, decision } =
    assignment
  const lateness = { lateness: latenessWords(lateSeconds * 1000), ...penaltyIn(penalty) }
  const open = state === 'open' || state === 'due-soon' || state === 'overdue'
  return (
    <Card aria-labelledby="due">
      <div className="px-5 py-4 max-sm:px-4 max-sm:py-3">
        <div className="flex items-start justify-between gap-3">
          <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:gap-x-1.5">
            <h2 id="due" className="text-sm text-ink-3">
              {m.due()}
            </h2>
            <p className="tnum text-md font-title">
              {m.dayAndTime({ day: dayWords(dueAt), time: time(dueAt) })}
            </p>
          </div>
          {state !== 'open' && state !== 'due-soon' && <MyStateChip assignment={assignment} now={now} />}
        </div>
        {extended && (
          <p className="tnum mt-1 text-sm font-label text-ok-ink">
            {m.dueDateMoved({ classDueAt: dateTime(classDueAt), dueAt: dateTime(dueAt) })}
          </p>
        )}
        <div className="max-md:flex max-md:flex-wrap max-md:items-baseline max-md:justify-between max-md:gap-x-3">
          <p className="tnum mt-3 text-2xl font-title empty:hidden max-md:mt-1">
            <Headline assignment={assignment} now={now} />
          </p>
          <p className="tnum mt-2 text-sm text-ink-2 max-md:mt-1">
            {Number(weight) > 0
              ? m.marksAndWeight({ marks: Number(maxMark), weight: markWords(weight) })
              : m.marksToEarn({ marks: Number(maxMark) })}
          </p>
        </div>
        {lateSeconds > 0 && (
          <p className="tnum mt-3 text-base font-label text-warn-ink">
            {decision ? m.decidedLate({ ...lateness, decision }) : m.submittedLateBy(lateness)}
          </p>
        )}
      </div>
      {open && <PenaltyLine assignment={assignment} now={now} />}
      {(open || state === 'closed' || state === 'late') && (
        <Link
          to={`/app/mitigation?class=${classId}&assignment=${id}`}
          className="flex min-h-11 items-center gap-2 border-t border-line px-5 text-sm font-label text-brand-ink hover:bg-hover max-sm:px-4"
        >
          <LifeBuoy size={15} aria-hidden="true" />
          {m.requestAnExtension()}
        </Link>
      )}
    </Card>
  )
}
