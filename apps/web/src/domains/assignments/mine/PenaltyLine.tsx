import { ChevronDown } from 'lucide-react'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { penaltyWords, policyWords } from '../lateWords.ts'
import { markWords } from '../marks.ts'
import { PolicyNote } from '../PolicyNote.tsx'
import { m } from './messages.ts'
import { stepsAfter } from './penaltyNow.ts'

const shownSteps = 4

interface PenaltyLineProps {
  assignment: Answer<'readMyAssignment'>
  /** By the server's clock. */
  now: Date
}

function NextPenalties({ assignment, now }: PenaltyLineProps) {
  const { dateTime } = useTimeFormat()
  const steps = stepsAfter(assignment.penaltySteps, now).slice(0, shownSteps)
  if (steps.length === 0) return null
  return (
    <table className="tnum w-full text-sm">
      <caption className="mb-1 text-start text-sm text-ink-3">{m.nextPenalties()}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">{m.after()}</th>
          <th scope="col">{m.penalty()}</th>
          <th scope="col">{m.bestPossibleMark()}</th>
        </tr>
      </thead>
      <tbody>
        {steps.map(({ from, penalty, bestMark }) => (
          <tr key={from} className="border-t border-line">
            <td className="py-1.5 text-ink-2">{m.afterDateTime({ dateTime: dateTime(from) })}</td>
            <td className="py-1.5 text-end font-label text-warn-ink">{penaltyWords(penalty)}</td>
            <td className="py-1.5 text-end text-ink-3">{m.bestMark({ mark: markWords(bestMark) })}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** The late policy in one line; its chart and next penalties are shown on demand. */
export function PenaltyLine({ assignment, now }: PenaltyLineProps) {
  const { late, maxMark, dueAt } = assignment
  const row = 'border-t border-line px-5 text-sm text-ink-2 max-sm:px-4'
  if (late.kind === 'none') return <p className={`${row} py-3`}>{policyWords(late)}</p>
  return (
    <details className={`${row} group`}>
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-2 py-2 [&::-webkit-details-marker]:hidden">
        <span className="min-w-0 flex-1">{policyWords(late)}</span>
        <ChevronDown
          size={16}
          aria-hidden="true"
          className="shrink-0 text-ink-3 transition-transform group-open:rotate-180"
        />
      </summary>
      <div className="space-y-3 pb-4">
        <PolicyNote policy={late} maxMark={maxMark} dueAt={dueAt} narrow withoutSentence />
        <NextPenalties assignment={assignment} now={now} />
      </div>
    </details>
  )
}
