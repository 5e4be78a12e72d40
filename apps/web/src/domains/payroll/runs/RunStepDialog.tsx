import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useNavigate } from 'react-router'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { payrollPath } from '../payrollPaths.ts'
import { useComputePayRun, useLockPayRun, useRemovePayRun } from './runs.api.ts'
import { runTitle } from './runWords.ts'

const words = {
  compute: {
    title: (run: string) => `Compute ${run} again?`,
    verb: 'Compute again',
    busy: 'Starting',
    done: (run: string) => `${run} is being computed`,
    note: () => 'From what is recorded now. What you have settled stays settled.',
  },
  lock: {
    title: (run: string) => `Lock ${run}?`,
    verb: 'Lock',
    busy: 'Locking',
    done: (run: string) => `${run} is locked`,
    note: () => 'It never changes again. Later corrections become adjustments of the next run.',
  },
  remove: {
    title: (run: string) => `Remove ${run}?`,
    verb: 'Remove run',
    busy: 'Removing',
    done: (run: string) => `${run} is removed`,
    note: (wasApproved: boolean) =>
      wasApproved
        ? 'It pays nobody any more. What you have settled goes with it, and the month can be run again.'
        : 'Its payslips and what you have settled go with it. Nobody has seen them, and the month can be run again.',
  },
} as const

interface RunStepDialogProps {
  act: keyof typeof words
  run: PayRun
  onClose: () => void
}

/** Asks before a step that needs nothing but a yes. */
export function RunStepDialog({ act, run, onClose }: RunStepDialogProps) {
  const navigate = useNavigate()
  const compute = useComputePayRun()
  const lock = useLockPayRun()
  const remove = useRemovePayRun()
  const mutation = { compute, lock, remove }[act]
  const { title, verb, busy, done, note } = words[act]
  const name = `the run of ${runTitle(run)}`
  const onSuccess = () => {
    void showToast({ type: 'success', title: done(`The run of ${runTitle(run)}`) })
    if (act === 'remove') navigate(payrollPath)
    else onClose()
  }
  return (
    <ConfirmDialog
      onClose={onClose}
      title={title(name)}
      confirmLabel={verb}
      busyLabel={busy}
      destructive={act === 'remove'}
      busy={mutation.isPending}
      error={mutation.error}
      onConfirm={() => mutation.mutate({ payRunId: run.id, version: run.version }, { onSuccess })}
    >
      {note(run.reason !== null)}
    </ConfirmDialog>
  )
}
