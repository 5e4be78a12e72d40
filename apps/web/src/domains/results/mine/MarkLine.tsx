import type { ResultMark } from '@campanile/contract/results/results.ts'
import { percentWords } from '../percentWords.ts'
import { resultMarkWords, resultPenaltyWords } from './resultWords.ts'

/** One assessment of a course: its weight and its mark. */
export function MarkLine({ mark }: { mark: ResultMark }) {
  const penalty = resultPenaltyWords(mark)
  return (
    <li className="flex items-baseline justify-between gap-4 py-1 text-sm">
      <span className="min-w-0 break-words text-ink-2">
        {mark.title} <span className="tnum whitespace-nowrap text-ink-3">{percentWords(mark.weight)}</span>
      </span>
      <span className="tnum shrink-0 text-end font-label">
        {resultMarkWords(mark)}
        {penalty && <span className="block text-xs font-normal text-ink-3">{penalty}</span>}
      </span>
    </li>
  )
}
