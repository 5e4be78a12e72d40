import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { RiskChip } from '../RiskChip.tsx'
import { RiskReasons } from '../RiskReasons.tsx'
import { m } from './messages.ts'

/** Why a student is at risk; nothing while they are not. */
export function PersonRisk({ page: { risk, account } }: { page: PersonPage }) {
  if (!risk) return null
  return (
    <Card aria-labelledby="person-risk">
      <CardHead id="person-risk" title={account ? m.atRisk() : m.atRiskInYourClasses()}>
        <RiskChip level={risk.level} />
      </CardHead>
      <RiskReasons reasons={risk.reasons} className="px-5 pb-4 pt-2 max-sm:px-4" />
    </Card>
  )
}
