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

const LeaveRequestPanel = lazyDialog(() => import('./LeaveRequestPanel.tsx'), 'LeaveRequestPanel')
const MyRequestPanel = lazyDialog(() => import('./MyRequestPanel.tsx'), 'MyRequestPanel')

const base = '/app/leave-requests'
const tabs = [
  { to: base, label: 'My requests' },
  { to: `${base}/calendar`, label: 'Calendar' },
]

/** What both parts of my leave share: balances, the form, and the request that is open. */
export function MyLeaveFrame({ children }: { children: ReactNode }) {
  const title = useUser().role === 'staff' ? 'Staff Leave Request' : 'Leave Requests'
  useDocumentTitle(title)
  const [asking, ask] = useFlagParam('new')
  const { opened, close } = useOpenedParam('request')
  const balances = useRead('listMyLeaveBalances', {})
  const year = balances.data?.items[0]
  return (
    <>
      <PageHead
        title={title}
        sub={year ? `Your leave year: ${yearWords(year)}` : 'Your balances and requests.'}
      >
        <Button
          variant="primary"
          size="lg"
          icon={<Plus size={16} aria-hidden="true" />}
          onClick={() => ask(true)}
        >
          Request leave
        </Button>
      </PageHead>
      <BalanceStrip balances={balances} />
      <TabNav label="Leave" tabs={tabs} />
      {children}
      {asking && <LeaveRequestPanel onClose={() => ask(false)} />}
      {opened && <MyRequestPanel requestId={opened} onClose={close} />}
    </>
  )
}
