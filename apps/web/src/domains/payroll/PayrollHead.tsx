import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { payrollPath } from './payrollPaths.ts'

const tabs = [
  { to: payrollPath, label: 'Pay runs' },
  { to: `${payrollPath}/profiles`, label: 'Pay profiles' },
  { to: `${payrollPath}/items`, label: 'Pay items' },
  { to: `${payrollPath}/questions`, label: 'Questions' },
]

interface PayrollHeadProps {
  /** Actions of the part that is shown. */
  children?: ReactNode
}

/** The head of every part of payroll. */
export const PayrollHead = ({ children }: PayrollHeadProps) => (
  <>
    <PageHead title="Payroll Management" sub="Monthly pay runs, pay profiles and pay items.">
      {children}
    </PageHead>
    <TabNav label="Payroll" tabs={tabs} />
  </>
)
