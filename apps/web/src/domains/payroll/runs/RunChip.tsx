import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { type PayRunStatus, payRunStatusWords } from '@campanile/contract/payroll/pay-values.ts'
import { Chip, type Tone } from '#ui/Chip.tsx'
import type { ChipGlyphName } from '#ui/ChipGlyph.tsx'
import { m } from './messages.ts'

const looks: Record<PayRunStatus, { tone: Tone; glyph: ChipGlyphName }> = {
  draft: { tone: 'idle', glyph: 'dash' },
  computing: { tone: 'info', glyph: 'ringDot' },
  computed: { tone: 'warn', glyph: 'clock' },
  approved: { tone: 'ok', glyph: 'tick' },
  paid: { tone: 'ok', glyph: 'tick' },
  locked: { tone: 'idle', glyph: 'tick' },
}

/** The status of a run, or a label if it was reversed. */
export const RunChip = ({ run }: { run: Pick<PayRun, 'status' | 'reversed'> }) =>
  run.reversed ? (
    <Chip tone="bad" glyph="dash">
      {m.reversed()}
    </Chip>
  ) : (
    <Chip {...looks[run.status]}>{payRunStatusWords[run.status]}</Chip>
  )
