import type { PersonPage } from '@campanile/contract/insight/person-page.ts'
import { fullName } from '#lib/session.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { CaseButton } from '../cases/CaseButton.tsx'
import { RiskChip } from '../RiskChip.tsx'
import { RiskReasons } from '../RiskReasons.tsx'
import { m } from './messages.ts'

/** Why a student is at risk; nothing while they are not. */
export function PersonRisk({ page }: { page: PersonPage }) {
  const { id, risk, account, classes } = page
  if (!risk) return null
  const current = classes.filter((it) => it.isCurrent && !it.left)
  return (
    <Card aria-labelledby="person-risk">
      <CardHead id="person-risk" title={account ? m.atRisk() : m.atRiskInYourClasses()}>
        <CaseButton
          student={{
            id,
            name: fullName(page),
            classes: current.map(({ classId, courseTitle }) => ({ classId, course: courseTitle })),
          }}
        />
        <RiskChip level={risk.level} />
      </CardHead>
      <RiskReasons reasons={risk.reasons} className="px-5 pb-4 pt-2 max-sm:px-4" />
    </Card>
  )
}
