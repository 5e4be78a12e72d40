import {
  type AttendanceStatus,
  attendanceStatuses,
  attendanceStatusWords,
  needsReason,
} from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { fullName } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { DisputeFacts } from './DisputeFacts.tsx'

const decisions = [
  { value: 'accept', label: 'Accept' },
  { value: 'decline', label: 'Decline' },
] as const
const statusOptions = attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] }))

const missingWords = (accepts: boolean) =>
  accepts ? 'Say why the student is absent' : 'Say why the record stays'

interface DecideDisputeDialogProps {
  dispute: Dispute
  onClose: () => void
}

/** Accepting sets the record; declining requires a message. The student reads it. */
export function DecideDisputeDialog({ dispute, onClose }: DecideDisputeDialogProps) {
  const [decision, setDecision] = useState<'accept' | 'decline'>('accept')
  const [status, setStatus] = useState<AttendanceStatus>('present')
  const form = useForm({ defaultValues: { words: '' } })
  const { errors, isDirty } = form.formState
  const accept = useAct('acceptDispute')
  const decline = useAct('declineDispute')
  const { id: disputeId, version, student } = dispute
  const name = fullName(student)
  const accepts = decision === 'accept'
  const isRequired = !accepts || needsReason(dispute.mark?.status ?? null, status)
  const done = (title: string) => ({
    onSuccess: () => {
      void showToast({ type: 'success', title })
      onClose()
    },
  })
  const submit = form.handleSubmit((values) => {
    const words = values.words.trim()
    if (accepts) {
      accept.mutate(
        { disputeId, version, status, words: words || null },
        done(`${name} is recorded as ${attendanceStatusWords[status].toLowerCase()}`),
      )
    } else decline.mutate({ disputeId, version, words }, done(`${name} will be notified`))
  })
  return (
    <FormDialog
      title={`${name}’s dispute`}
      verb={accepts ? 'Accept dispute' : 'Decline dispute'}
      busyLabel="Saving"
      busy={accept.isPending || decline.isPending}
      dirty={isDirty}
      error={accepts ? accept.error : decline.error}
      failed="The decision was not saved"
      onSubmit={submit}
      onClose={onClose}
    >
      <DisputeFacts dispute={dispute} />
      <div className="mt-5 flex flex-wrap items-center gap-3">
        <Segmented label="Your decision" value={decision} onChange={setDecision} options={decisions} />
        {accepts && (
          <>
            <span className="text-sm text-ink-2">and record as</span>
            <Segmented label="Record as" value={status} onChange={setStatus} options={statusOptions} />
          </>
        )}
      </div>
      <TextAreaField
        className="mt-4"
        label="Message to student"
        optional={!isRequired}
        maxLength={500}
        {...form.register('words', {
          validate: (words) => !isRequired || words.trim() !== '' || missingWords(accepts),
        })}
        error={isRequired ? errors.words?.message : undefined}
      />
    </FormDialog>
  )
}
