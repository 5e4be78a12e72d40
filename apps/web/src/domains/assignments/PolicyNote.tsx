import type { LatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { cn } from '#lib/cn.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { exampleWords, policyWords } from './lateWords.ts'
import { m } from './messages.ts'
import { PenaltyChart } from './PenaltyChart.tsx'
import { bestMarks } from './penaltySteps.ts'

interface PolicyNoteProps {
  policy: LatePolicy
  maxMark: string
  dueAt: string
  /** The chart below the text. */
  narrow?: boolean
  /** The sentence is already shown beside it. */
  withoutSentence?: boolean
}

/** A late policy in a sentence, with its first steps and a chart of the best possible mark. */
export function PolicyNote(props: PolicyNoteProps) {
  const { policy, maxMark, dueAt, narrow = false, withoutSentence = false } = props
  const { day, time } = useTimeFormat()
  const moment = (instant: string) => m.dayAndTime({ day: day(instant), time: time(instant) })
  const sentence = policyWords(policy)
  if (policy.kind === 'none') return <p className="text-sm text-ink-2">{sentence}</p>
  const example = exampleWords(policy, maxMark, dueAt, moment)
  return (
    <div
      className={cn(
        'grid items-center gap-x-5 gap-y-3 rounded-md bg-sunken p-3.5 dark:bg-canvas',
        !narrow && 'sm:grid-cols-trail',
      )}
    >
      <div aria-live="polite">
        {!withoutSentence && <p className="text-sm text-ink">{sentence}</p>}
        <p className="tnum mt-1 text-sm text-ink-2">{example}</p>
      </div>
      <div className={cn(!narrow && 'sm:w-55')}>
        <PenaltyChart
          marks={bestMarks(policy, maxMark, dueAt)}
          max={Number(maxMark)}
          floor={Number(policy.floor)}
          from={m.onTime()}
          until={policy.until ? m.finalCutOff() : m.later()}
          summary={m.bestMarkByLateness({ policy: sentence })}
        />
      </div>
    </div>
  )
}
