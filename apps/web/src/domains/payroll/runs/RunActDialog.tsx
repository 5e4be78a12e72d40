import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { ApproveDialog } from './ApproveDialog.tsx'
import { BankFileDialog } from './BankFileDialog.tsx'
import { PaidDialog } from './PaidDialog.tsx'
import { RunStepDialog } from './RunStepDialog.tsx'
import type { RunAct } from './runActs.ts'
import { TakeBackDialog } from './TakeBackDialog.tsx'

interface RunActDialogProps {
  act: RunAct
  run: PayRun
  onClose: () => void
}

/** Asks what an act with the whole run needs. */
export function RunActDialog({ act, ...props }: RunActDialogProps) {
  if (act === 'approve') return <ApproveDialog {...props} />
  if (act === 'bankFile') return <BankFileDialog {...props} />
  if (act === 'pay') return <PaidDialog {...props} />
  if (act === 'giveBack' || act === 'reverse') return <TakeBackDialog act={act} {...props} />
  return <RunStepDialog act={act} {...props} />
}
