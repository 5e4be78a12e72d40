import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { myPayrollPath } from '../payrollPaths.ts'
import { m } from './messages.ts'

const tabs = [
  { to: myPayrollPath, label: m.payslips() },
  { to: `${myPayrollPath}/questions`, label: m.questions() },
  { to: `${myPayrollPath}/bank-details`, label: m.bankDetails() },
]

/** The head of every part of My Payroll. */
export const MyPayHead = () => (
  <>
    <PageHead title={m.myPayroll()} sub={m.whatMyPayrollHolds()} />
    <TabNav label={m.myPayrollLabel()} tabs={tabs} />
  </>
)
