import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useNavigate } from 'react-router'
import { forgetReads } from '#lib/forgetReads.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { payrollPath } from '../payrollPaths.ts'
import { runTitle } from './runWords.ts'

const words = {
  compute: {
    operation: 'computePayRun',
    title: (run: string) => `Compute ${run} again?`,
    verb: 'Compute again',
    busy: 'Starting',
    done: (run: string) => `${run} is being computed`,
    failed: 'The run was not computed',
    note: () => 'From the current records. Discrepancies you have resolved stay resolved.',
  },
  lock: {
    operation: 'lockPayRun',
    title: (run: string) => `Lock ${run}?`,
    verb: 'Lock',
    busy: 'Locking',
    done: (run: string) => `${run} is locked`,
    failed: 'The run was not locked',
    note: () => 'It can never change again. Later corrections become adjustments in the next run.',
  },
  remove: {
    operation: 'removePayRun',
    title: (run: string) => `Remove ${run}?`,
    verb: 'Remove run',
    busy: 'Removing',
    done: (run: string) => `${run} is removed`,
    failed: 'The run was not removed',
    note: (wasApproved: boolean) =>
      wasApproved
        ? 'Nobody is paid by it. Your decisions about discrepancies are deleted too, and the month can be run again.'
        : 'Its payslips and your decisions about discrepancies are deleted. Nobody has seen them, and the month can be run again.',
  },
} as const

interface RunStepDialogProps {
  act: keyof typeof words
  run: PayRun
  onClose: () => void
}

/** Asks before a step that needs no further input. */
export function RunStepDialog({ act, run, onClose }: RunStepDialogProps) {
  const navigate = useNavigate()
  const { operation, title, verb, busy, done, failed, note } = words[act]
  const step = useAct(operation, {
    ...(act === 'remove' && { onAnswer: (client, _, { payRunId }) => forgetReads(client, { payRunId }) }),
  })
  return (
    <ActDialog
      title={title(`the run of ${runTitle(run)}`)}
      verb={verb}
      busyLabel={busy}
      destructive={act === 'remove'}
      act={step}
      input={{ payRunId: run.id, version: run.version }}
      done={done(`The run of ${runTitle(run)}`)}
      failed={failed}
      onDone={() => (act === 'remove' ? navigate(payrollPath) : onClose())}
      onClose={onClose}
    >
      {note(run.reason !== null)}
    </ActDialog>
  )
}
