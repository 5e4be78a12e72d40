import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { m } from './messages.ts'

const base = '/app/admin-leave-requests'
const tabs = [
  { to: base, label: m.queue() },
  { to: `${base}/calendar`, label: m.teamCalendar() },
  { to: `${base}/balances`, label: m.balances() },
  { to: `${base}/types`, label: m.leaveTypes() },
]

interface ManageLeaveHeadProps {
  /** Actions of the part that is shown. */
  children?: ReactNode
}

/** The head of every part of leave management. */
export const ManageLeaveHead = ({ children }: ManageLeaveHeadProps) => (
  <>
    <PageHead title={m.manageLeaveRequests()} sub={m.leaveRequestsOfLecturersAndStaff()}>
      {children}
    </PageHead>
    <TabNav label={m.leaveManagement()} tabs={tabs} />
  </>
)
