import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { ChevronDown, Landmark } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { rangeWords } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { Button } from '#ui/Button.tsx'
import { Menu } from '#ui/Menu.tsx'
import { MenuItem } from '#ui/MenuItem.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { m } from './messages.ts'
import { RunChip } from './RunChip.tsx'
import { runNews, runTitle } from './runWords.ts'

const ApproveDialog = lazyDialog(() => import('./ApproveDialog.tsx'), 'ApproveDialog')
const BankFileDialog = lazyDialog(() => import('./BankFileDialog.tsx'), 'BankFileDialog')
const PaidDialog = lazyDialog(() => import('./PaidDialog.tsx'), 'PaidDialog')
const RunStepDialog = lazyDialog(() => import('./RunStepDialog.tsx'), 'RunStepDialog')
const WithdrawRunDialog = lazyDialog(() => import('./WithdrawRunDialog.tsx'), 'WithdrawRunDialog')

type RunAct = 'compute' | 'approve' | 'giveBack' | 'pay' | 'lock' | 'reverse' | 'remove' | 'bankFile'

/** The run's month, its state and its next step. */
export function RunHead({ run }: { run: PayRun }) {
  const time = useTimeFormat()
  const [act, setAct] = useState<RunAct>()
  const { can } = run
  const dialog = { run, onClose: () => setAct(undefined) }
  const others = can.compute || can.giveBack || can.reverse || can.remove
  return (
    <PageHead
      title={
        <span className="flex flex-wrap items-center gap-x-3 gap-y-1">
          {runTitle(run)} <RunChip run={run} />
        </span>
      }
      sub={
        <span className="tnum">
          {rangeWords(run.firstDay, run.lastDay)} · {runNews(run, time)}
        </span>
      }
    >
      {can.bankFile && (
        <Button icon={<Landmark size={15} aria-hidden="true" />} onClick={() => setAct('bankFile')}>
          {m.bankFile()}
        </Button>
      )}
      {others && (
        <Menu
          trigger={
            <Button>
              {m.more()}
              <ChevronDown size={14} aria-hidden="true" />
            </Button>
          }
        >
          {can.compute && <MenuItem onSelect={() => setAct('compute')}>{m.computeAgain()}</MenuItem>}
          {can.giveBack && <MenuItem onSelect={() => setAct('giveBack')}>{m.withdrawApproval()}</MenuItem>}
          {can.reverse && (
            <MenuItem danger onSelect={() => setAct('reverse')}>
              {m.reverseRun()}
            </MenuItem>
          )}
          {can.remove && (
            <MenuItem danger onSelect={() => setAct('remove')}>
              {m.removeRun()}
            </MenuItem>
          )}
        </Menu>
      )}
      {(can.approve || can.approveObstacle) && (
        <Button variant="primary" disabled={!can.approve} onClick={() => setAct('approve')}>
          {m.approve()}
        </Button>
      )}
      {can.pay && (
        <Button variant="primary" onClick={() => setAct('pay')}>
          {m.markAsPaid()}
        </Button>
      )}
      {can.lock && (
        <Button variant="primary" onClick={() => setAct('lock')}>
          {m.lock()}
        </Button>
      )}
      {act === 'approve' && <ApproveDialog {...dialog} />}
      {act === 'bankFile' && <BankFileDialog {...dialog} />}
      {act === 'pay' && <PaidDialog {...dialog} />}
      {(act === 'giveBack' || act === 'reverse') && <WithdrawRunDialog act={act} {...dialog} />}
      {(act === 'compute' || act === 'lock' || act === 'remove') && <RunStepDialog act={act} {...dialog} />}
    </PageHead>
  )
}
