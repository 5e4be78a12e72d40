import { maxLeaveAttachments } from '@campanile/contract/leave/leave-request.ts'
import { useState } from 'react'
import { useUploads } from '#lib/uploads.ts'
import { useChosenFiles } from '#lib/useChosenFiles.ts'
import { ChosenFiles } from '#ui/ChosenFiles.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { showToast } from '#ui/toast.ts'
import { UploadList } from '#ui/UploadList.tsx'
import { useAttachLeaveFiles } from '../leave.api.ts'
import { AskFieldset } from './AskFieldset.tsx'
import { FilesLeftOver } from './FilesLeftOver.tsx'
import { LeaveSum } from './LeaveSum.tsx'
import { useAskForm } from './useAskForm.ts'

const formId = 'ask-for-leave'

/** The form of a request. Its files follow once it is submitted; what fails then does not undo it. */
export function AskPanel({ onClose }: { onClose: () => void }) {
  const chosen = useChosenFiles()
  const attach = useAttachLeaveFiles()
  const [submitted, setSubmitted] = useState<string>()
  const [left, setLeft] = useState(false)
  const ask = useAskForm(async (requestId) => {
    setSubmitted(requestId)
    if (await attach(requestId, chosen.files)) done()
    else setLeft(true)
  })
  const uploads = useUploads(submitted)
  const done = () => {
    void showToast({ type: 'success', title: 'Your request is submitted' })
    onClose()
  }
  if (submitted && left) {
    return <FilesLeftOver uploads={uploads} onClose={onClose} />
  }
  const { isDirty, isSubmitting } = ask.form.formState
  const busy = isSubmitting || submitted !== undefined
  return (
    <SidePanel
      wide
      onClose={onClose}
      title="Ask for leave"
      description="An admin decides; you are told at once."
      locked={isDirty || chosen.files.length > 0}
      footer={
        <FormFooter
          form={formId}
          verb="Submit request"
          busyLabel="Submitting"
          busy={busy}
          onCancel={onClose}
        />
      }
    >
      <div className="grid min-h-full md:grid-cols-[minmax(0,1fr)_300px]">
        <form
          id={formId}
          onSubmit={chosen.submitting(ask.submit)}
          noValidate
          className="px-6 py-5 max-md:px-4"
        >
          {ask.failure ? <SaveFailed title="The request was not submitted" error={ask.failure} /> : null}
          <AskFieldset ask={ask} />
          <div className="mt-3">
            {submitted ? (
              <UploadList uploads={uploads} />
            ) : (
              <ChosenFiles label="Files" most={maxLeaveAttachments} chosen={chosen} disabled={busy} />
            )}
          </div>
        </form>
        <LeaveSum ask={ask} />
      </div>
    </SidePanel>
  )
}
