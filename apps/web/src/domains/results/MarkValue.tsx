import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { Chip } from '#ui/Chip.tsx'

type Value = Pick<MarkCell, 'state' | 'mark' | 'finalMark' | 'penalty'>

/** A mark as it counts, and what was taken off. */
export function MarkValue({ state, mark, finalMark, penalty }: Value) {
  if (state === null) return <span className="text-ink-3">None</span>
  if (state === 'absent') return <Chip tone="bad">Absent</Chip>
  if (state === 'incomplete') return <Chip tone="info">Incomplete</Chip>
  const isReduced = penalty !== null && Number(penalty) > 0
  return (
    <span className="tnum whitespace-nowrap font-label">
      {finalMark ?? mark}
      {isReduced && (
        <span className="ms-1.5 text-xs font-normal text-ink-3">
          {mark} − {penalty} late
        </span>
      )}
    </span>
  )
}
