import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useNavigate } from 'react-router'
import { forgetReads } from '#lib/forgetReads.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { payrollPath } from '../payrollPaths.ts'
import { m } from './messages.ts'
import { runTitle } from './runWords.ts'

const words = {
  compute: {
    operation: 'computePayRun',
    title: (run: string) => m.computeRunAgain({ run }),
    verb: m.computeAgain(),
    busy: m.starting(),
    done: (run: string) => m.runIsBeingComputed({ run }),
    failed: m.theRunWasNotComputed(),
    note: () => m.computedFromCurrentRecords(),
  },
  lock: {
    operation: 'lockPayRun',
    title: (run: string) => m.lockRunOf({ run }),
    verb: m.lock(),
    busy: m.locking(),
    done: (run: string) => m.runIsLocked({ run }),
    failed: m.theRunWasNotLocked(),
    note: () => m.lockedRunsNeverChange(),
  },
  remove: {
    operation: 'removePayRun',
    title: (run: string) => m.removeRunOf({ run }),
    verb: m.removeRun(),
    busy: m.removing(),
    done: (run: string) => m.runIsRemoved({ run }),
    failed: m.theRunWasNotRemoved(),
    note: (wasApproved: boolean) => (wasApproved ? m.removedRunPaysNobody() : m.removedRunIsDeleted()),
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
      title={title(runTitle(run))}
      verb={verb}
      busyLabel={busy}
      destructive={act === 'remove'}
      act={step}
      input={{ payRunId: run.id, version: run.version }}
      done={done(runTitle(run))}
      failed={failed}
      onDone={() => (act === 'remove' ? navigate(payrollPath) : onClose())}
      onClose={onClose}
    >
      {note(run.reason !== null)}
    </ActDialog>
  )
}
