import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { m } from './messages.ts'
import { payrollPath } from './payrollPaths.ts'

const tabs = [
  { to: payrollPath, label: m.payRuns() },
  { to: `${payrollPath}/profiles`, label: m.payProfiles() },
  { to: `${payrollPath}/items`, label: m.payItems() },
  { to: `${payrollPath}/questions`, label: m.questions() },
]

interface PayrollHeadProps {
  /** Actions of the part that is shown. */
  children?: ReactNode
}

/** The head of every part of payroll. */
export const PayrollHead = ({ children }: PayrollHeadProps) => (
  <>
    <PageHead title={m.payrollManagement()} sub={m.whatPayrollHolds()}>
      {children}
    </PageHead>
    <TabNav label={m.payroll()} tabs={tabs} />
  </>
)
