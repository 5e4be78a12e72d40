import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { counted } from '../payWords.ts'
import { netWords, runTitle } from './runWords.ts'

/** Shows the totals of a run before it is approved and people can see their payslips. */
export function ApproveDialog({ run, onClose }: { run: PayRun; onClose: () => void }) {
  const { id: payRunId, version, totals, discrepancies } = run
  return (
    <ActDialog
      title={`Approve ${runTitle(run)}`}
      verb="Approve"
      busyLabel="Approving"
      act={useAct('approvePayRun')}
      input={{ payRunId, version }}
      done={`The run of ${runTitle(run)} is approved`}
      failed={`The run of ${runTitle(run)} was not approved`}
      onClose={onClose}
    >
      <p className="tnum text-2xl font-title text-ink">{netWords(run)}</p>
      <p className="mt-1">
        {counted(
          totals.people,
          'person can see their payslip and will be notified',
          'people can see their payslips and will be notified',
        )}
        .
        {discrepancies.settled > 0 &&
          ` ${counted(discrepancies.settled, 'discrepancy', 'discrepancies')} settled.`}
      </p>
    </ActDialog>
  )
}
