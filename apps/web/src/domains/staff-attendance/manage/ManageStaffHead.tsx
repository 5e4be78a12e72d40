import type { ReactNode } from 'react'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { m } from './messages.ts'

const base = '/app/manage-attendance'
const tabs = [
  { to: base, label: m.board() },
  { to: `${base}/calendar`, label: m.calendar() },
  { to: `${base}/corrections`, label: m.corrections() },
  { to: `${base}/shifts`, label: m.shiftRules() },
  { to: `${base}/links`, label: m.links() },
]

interface ManageStaffHeadProps {
  /** Actions of the part that is shown. */
  children?: ReactNode
}

/** The head of every part of staff attendance. */
export const ManageStaffHead = ({ children }: ManageStaffHeadProps) => (
  <>
    <PageHead title={m.manageStaffAttendance()} sub={m.whatThisPageShows()}>
      {children}
    </PageHead>
    <TabNav label={m.staffAttendance()} tabs={tabs} />
  </>
)
