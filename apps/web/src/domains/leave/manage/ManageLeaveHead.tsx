import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'

const base = '/app/admin-leave-requests'
const tabs = [
  { to: base, label: 'Queue' },
  { to: `${base}/calendar`, label: 'Team calendar' },
  { to: `${base}/balances`, label: 'Balances' },
  { to: `${base}/types`, label: 'Leave types' },
]

interface ManageLeaveHeadProps {
  /** Actions of the part that is shown. */
  children?: ReactNode
}

/** The head of every part of leave management. */
export const ManageLeaveHead = ({ children }: ManageLeaveHeadProps) => (
  <>
    <PageHead title="Manage Leave Requests" sub="Leave requests of lecturers and staff, and who is away.">
      {children}
    </PageHead>
    <TabNav label="Leave management" tabs={tabs} />
  </>
)
