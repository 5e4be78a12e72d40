import type { RiskLevel } from '@campanile/contract/analytics/at-risk.ts'
import { Chip } from '#ui/Chip.tsx'
import { m } from './messages.ts'

const levels = {
  high: { tone: 'bad', label: m.high() },
  medium: { tone: 'warn', label: m.medium() },
  watch: { tone: 'idle', label: m.watch() },
} as const

/** The risk level of a student. */
export const RiskChip = ({ level }: { level: RiskLevel }) => (
  <Chip tone={levels[level].tone}>{levels[level].label}</Chip>
)
