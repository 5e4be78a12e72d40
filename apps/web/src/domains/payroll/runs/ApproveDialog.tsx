import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { showToast } from '#ui/toast.ts'
import { ActDialog } from '../ActDialog.tsx'
import { counted } from '../payWords.ts'
import { useApprovePayRun } from './runs.api.ts'
import { netWords, runTitle } from './runWords.ts'

/** The last look before people see their payslips */
export function ApproveDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const approve = useApprovePayRun()
  const { id: payRunId, version, totals, discrepancies } = run
  return (
    <ActDialog
      title={`Approve ${runTitle(run)}`}
      verb="Approve"
      busyLabel="Approving"
      onAct={async () => {
        await approve.mutateAsync({ payRunId, version })
        void showToast({ type: 'success', title: `The run of ${runTitle(run)} is approved` })
      }}
      onClose={onClose}
    >
      <p className="tnum text-2xl font-[620]">{netWords(run)}</p>
      <p className="mb-5 mt-1 text-base text-ink-2">
        {counted(
          totals.people,
          'person sees their payslip and is told',
          'people see their payslips and are told',
        )}
        .
        {discrepancies.settled > 0 &&
          ` ${counted(discrepancies.settled, 'discrepancy', 'discrepancies')} settled.`}
      </p>
    </ActDialog>
  )
}
