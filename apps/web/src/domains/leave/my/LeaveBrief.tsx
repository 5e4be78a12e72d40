import { lengthWords } from '../leaveWords.ts'
import type { LeaveRequestForm } from './useLeaveRequestForm.ts'

/** The answer beside the dates, where the summary is below the fold of a phone; before it, the rule. */
export function LeaveBrief({ ask: { check, type } }: { ask: LeaveRequestForm }) {
  const rule = 'Weekends and public holidays aren’t counted.'
  if (!check?.data || !type) return <p className="-mt-2 mb-4 text-sm text-ink-3">{rule}</p>
  const { minutes, leftAfter, obstacle } = check.data
  const words = (it: number) => lengthWords(it, type.dayMinutes)
  return (
    <p className="tnum -mt-2 mb-4 text-sm text-ink-3">
      <span className="md:hidden">
        {obstacle ? (
          <span className="text-bad-ink">This can’t be submitted yet. See the summary below. </span>
        ) : (
          <span className="font-label text-ink">
            {words(minutes)}
            {leftAfter !== null && `, ${words(leftAfter)} left afterwards`}.{' '}
          </span>
        )}
      </span>
      {rule}
    </p>
  )
}
