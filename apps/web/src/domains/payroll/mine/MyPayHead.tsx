import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { myPayrollPath } from '../payrollPaths.ts'

const tabs = [
  { to: myPayrollPath, label: 'Payslips' },
  { to: `${myPayrollPath}/questions`, label: 'Questions' },
  { to: `${myPayrollPath}/bank-details`, label: 'Bank details' },
]

/** The head of every part of My Payroll. */
export const MyPayHead = () => (
  <>
    <PageHead title="My Payroll" sub="Your payslips, how they are calculated, and your bank details." />
    <TabNav label="My payroll" tabs={tabs} />
  </>
)
