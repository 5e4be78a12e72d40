import { attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { Dispute } from '@campanile/contract/attendance/disputes.ts'
import { type AttendanceStatus, attendanceStatuses } from '@campanile/contract/timetable/timetable.ts'
import { useId, useState } from 'react'
import { fullName } from '#lib/session.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { DisputeFacts } from './DisputeFacts.tsx'
import { useAcceptDispute, useDeclineDispute } from './review.api.ts'

const decisions = [
  { value: 'accept', label: 'Accept' },
  { value: 'decline', label: 'Decline' },
] as const
const statusOptions = attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] }))

interface DecideDisputeDialogProps {
  dispute: Dispute
  onClose: () => void
}

/** Accepting names the mark it becomes; declining needs words. The student reads them. */
export function DecideDisputeDialog({ dispute, onClose }: DecideDisputeDialogProps) {
  const formId = useId()
  const [decision, setDecision] = useState<'accept' | 'decline'>('accept')
  const [status, setStatus] = useState<AttendanceStatus>('present')
  const [words, setWords] = useState('')
  const [missing, setMissing] = useState(false)
  const accept = useAcceptDispute()
  const decline = useDeclineDispute()
  const { id: disputeId, version, student } = dispute
  const name = fullName(student)
  const accepts = decision === 'accept'
  const failure = accepts ? accept.error : decline.error
  const done = (title: string) => ({
    onSuccess: () => {
      void showToast({ type: 'success', title })
      onClose()
    },
  })
  const submit = () => {
    const said = words.trim()
    if (accepts) {
      accept.mutate(
        { disputeId, version, status, words: said || null },
        done(`${name} is marked ${attendanceStatusWords[status].toLowerCase()}`),
      )
    } else if (said) decline.mutate({ disputeId, version, words: said }, done(`${name} is told`))
    else setMissing(true)
  }
  return (
    <Dialog
      onClose={onClose}
      title={`Dispute of ${name}`}
      locked={words !== ''}
      footer={
        <FormFooter
          form={formId}
          verb={accepts ? 'Accept dispute' : 'Decline dispute'}
          busyLabel="Saving"
          busy={accept.isPending || decline.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="px-6 py-5 max-md:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {failure && <SaveFailed title="The decision was not saved" error={failure} />}
        <DisputeFacts dispute={dispute} />
        <div className="mt-5 flex flex-wrap items-center gap-3">
          <Segmented label="Your decision" value={decision} onChange={setDecision} options={decisions} />
          {accepts && (
            <>
              <span className="text-sm text-ink-2">and mark</span>
              <Segmented label="Mark" value={status} onChange={setStatus} options={statusOptions} />
            </>
          )}
        </div>
        <TextAreaField
          className="mt-4"
          label="What the student reads"
          optional={accepts}
          maxLength={500}
          value={words}
          error={!accepts && missing && !words.trim() ? 'Say why the mark stays' : undefined}
          onChange={(event) => setWords(event.target.value)}
        />
      </form>
    </Dialog>
  )
}
