import { Plus } from 'lucide-react'
import type { ReactNode } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { useUser } from '#lib/session.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { TabNav } from '#ui/TabNav.tsx'
import { yearWords } from '../leaveWords.ts'
import { BalanceStrip } from './BalanceStrip.tsx'
import { m } from './messages.ts'

const LeaveRequestPanel = lazyDialog(() => import('./LeaveRequestPanel.tsx'), 'LeaveRequestPanel')
const MyRequestPanel = lazyDialog(() => import('./MyRequestPanel.tsx'), 'MyRequestPanel')

const base = '/app/leave-requests'
const tabs = [
  { to: base, label: m.myRequests() },
  { to: `${base}/calendar`, label: m.calendar() },
]

/** The common frame of both parts of my leave: balances, the form, and the open request. */
export function MyLeaveFrame({ children }: { children: ReactNode }) {
  const title = useUser().role === 'staff' ? m.staffLeaveRequest() : m.leaveRequests()
  useDocumentTitle(title)
  const [asking, ask] = useFlagParam('new')
  const { opened, close } = useOpenedParam('request')
  const balances = useRead('listMyLeaveBalances', {})
  const year = balances.data?.items[0]
  return (
    <>
      <PageHead
        title={title}
        sub={year ? m.yourLeaveYear({ year: yearWords(year) }) : m.yourBalancesAndRequests()}
      >
        <Button
          variant="primary"
          size="lg"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => ask(true)}
        >
          {m.requestLeave()}
        </Button>
      </PageHead>
      <BalanceStrip balances={balances} />
      <TabNav label={m.leave()} tabs={tabs} />
      {children}
      {asking && <LeaveRequestPanel onClose={() => ask(false)} />}
      {opened && <MyRequestPanel requestId={opened} onClose={close} />}
    </>
  )
}
