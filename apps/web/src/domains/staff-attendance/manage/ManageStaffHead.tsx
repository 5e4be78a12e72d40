import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'

const base = '/app/manage-attendance'
const tabs = [
  { to: base, label: 'Board' },
  { to: `${base}/calendar`, label: 'Calendar' },
  { to: `${base}/corrections`, label: 'Corrections' },
  { to: `${base}/shifts`, label: 'Shift rules' },
  { to: `${base}/links`, label: 'Links' },
]

interface ManageStaffHeadProps {
  /** Actions of the part that is shown. */
  children?: ReactNode
}

/** The head of every part of staff attendance. */
export const ManageStaffHead = ({ children }: ManageStaffHeadProps) => (
  <>
    <PageHead
      title="Manage Staff Attendance"
      sub="Attendance of staff and lecturers, today and on past days."
    >
      {children}
    </PageHead>
    <TabNav label="Staff attendance" tabs={tabs} />
  </>
)
