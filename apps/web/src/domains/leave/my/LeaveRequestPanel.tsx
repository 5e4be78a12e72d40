import { maxLeaveAttachments } from '@campanile/contract/leave/leave-request.ts'
import { useState } from 'react'
import { useUploads } from '#lib/uploads.ts'
import { useAttachFiles } from '#lib/useAttachFiles.ts'
import { useChosenFiles } from '#lib/useChosenFiles.ts'
import { ChosenFiles } from '#ui/ChosenFiles.tsx'
import { FormDialog } from '#ui/FormDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { UploadList } from '#ui/UploadList.tsx'
import { FilesLeftOver } from './FilesLeftOver.tsx'
import { LeaveImpact } from './LeaveImpact.tsx'
import { LeaveRequestFields } from './LeaveRequestFields.tsx'
import { m } from './messages.ts'
import { SessionProposals } from './SessionProposals.tsx'
import { useLeaveRequestForm } from './useLeaveRequestForm.ts'

/**
 * The form of a leave request. Its files are sent once it is submitted; it stays submitted if one of them
 * fails.
 */
export function LeaveRequestPanel({ onClose }: { onClose: () => void }) {
  const chosen = useChosenFiles()
  const attach = useAttachFiles('attachLeaveFile', (requestId, name) => ({ requestId, name }))
  const [submitted, setSubmitted] = useState<string>()
  const [left, setLeft] = useState(false)
  const ask = useLeaveRequestForm(async (requestId) => {
    setSubmitted(requestId)
    if (await attach(requestId, chosen.files)) done()
    else setLeft(true)
  })
  const uploads = useUploads(submitted)
  const done = () => {
    void showToast({ type: 'success', title: m.requestSubmitted() })
    onClose()
  }
  if (submitted && left) return <FilesLeftOver uploads={uploads} onClose={onClose} />
  const { isDirty, isSubmitting } = ask.form.formState
  const busy = isSubmitting || submitted !== undefined
  return (
    <FormDialog
      as="wide-panel"
      title={m.requestLeave()}
      description={m.adminDecidesAndYouAreNotified()}
      verb={m.submitRequest()}
      busyLabel={m.submitting()}
      busy={busy}
      uploading={submitted !== undefined}
      dirty={isDirty || chosen.files.length > 0 || Object.keys(ask.proposals.choices).length > 0}
      error={ask.failure}
      failed={m.theRequestWasNotSubmitted()}
      beside={<LeaveImpact ask={ask} />}
      onSubmit={chosen.submitting(ask.submit)}
      onClose={onClose}
    >
      <LeaveRequestFields ask={ask} />
      <SessionProposals {...ask.proposals} />
      <div className="mt-3">
        {submitted ? (
          <UploadList uploads={uploads} />
        ) : (
          <ChosenFiles label={m.files()} most={maxLeaveAttachments} chosen={chosen} disabled={busy} />
        )}
      </div>
    </FormDialog>
  )
}
