import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { decimalWords } from '#lib/figures.ts'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'

type Value = Pick<MarkCell, 'state' | 'mark' | 'finalMark' | 'penalty'>

/** The counting mark, and its deduction. */
export function MarkValue({ state, mark, finalMark, penalty }: Value) {
  if (state === null) return <span className="text-ink-3">{m.none()}</span>
  if (state === 'absent') return <Chip tone="bad">{m.absent()}</Chip>
  if (state === 'incomplete') return <Chip tone="info">{m.incomplete()}</Chip>
  const isReduced = penalty !== null && Number(penalty) > 0
  return (
    <span className="tnum whitespace-nowrap font-label">
      {decimalWords(finalMark ?? mark ?? '0')}
      {isReduced && (
        <span className="ms-1.5 text-xs font-normal text-ink-3">
          {m.markLessPenalty({ mark: decimalWords(mark ?? '0'), penalty: decimalWords(penalty) })}
        </span>
      )}
    </span>
  )
}
