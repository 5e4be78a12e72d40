import type { RiskReason } from '@campanile/contract/analytics/at-risk.ts'
import { reasonSentence } from '@campanile/contract/analytics/at-risk-words.ts'
import { cn } from '#lib/cn.ts'

interface RiskReasonsProps {
  reasons: readonly RiskReason[]
  className?: string
}

/** Why a student is at risk, the most important reason first. */
export const RiskReasons = ({ reasons, className }: RiskReasonsProps) => (
  <ul className={cn('tnum space-y-0.5 text-sm text-ink-2', className)}>
    {reasons.map((reason) => (
      <li key={`${reason.kind} ${'classId' in reason ? reason.classId : ''}`}>{reasonSentence(reason)}</li>
    ))}
  </ul>
)
