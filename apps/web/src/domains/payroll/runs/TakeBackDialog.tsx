import type { PayRun } from '@campanile/contract/payroll/pay-runs.ts'
import { useState } from 'react'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { ActDialog } from '../ActDialog.tsx'
import { useGiveBackPayRun, useReversePayRun } from './runs.api.ts'
import { runTitle } from './runWords.ts'

const words = {
  giveBack: {
    title: 'Take back the approval of',
    verb: 'Take it back',
    busy: 'Taking it back',
    done: 'is no longer approved',
    note: 'People no longer see its payslips. You can settle, compute and approve it again.',
  },
  reverse: {
    title: 'Reverse',
    verb: 'Reverse run',
    busy: 'Reversing',
    done: 'is reversed',
    note: 'A run of counter-lines is written, and the month can be run again. The payslips stay, marked as taken back.',
  },
} as const

interface TakeBackDialogProps {
  act: keyof typeof words
  run: PayRun
  onClose: () => void
}

/** Undoes an approval, or a whole run; both say why. */
export function TakeBackDialog({ act, run, onClose }: TakeBackDialogProps) {
  const giveBack = useGiveBackPayRun()
  const reverse = useReversePayRun()
  const [reason, setReason] = useState('')
  const [missing, setMissing] = useState(false)
  const { title, verb, busy, done, note } = words[act]
  const said = reason.trim()
  const isReady = () => {
    setMissing(said === '')
    return said !== ''
  }
  const onAct = async () => {
    const input = { payRunId: run.id, version: run.version, reason: said }
    await (act === 'giveBack' ? giveBack : reverse).mutateAsync(input)
    void showToast({ type: 'success', title: `The run of ${runTitle(run)} ${done}` })
  }
  return (
    <ActDialog
      title={`${title} ${runTitle(run)}`}
      description={note}
      verb={verb}
      busyLabel={busy}
      destructive
      isReady={isReady}
      onAct={onAct}
      onClose={onClose}
    >
      <TextAreaField
        label="Reason"
        maxLength={500}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
        error={missing && said === '' ? 'Say why' : undefined}
        help="It stays with the run."
      />
    </ActDialog>
  )
}
