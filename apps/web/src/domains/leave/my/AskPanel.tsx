import { maxLeaveAttachments } from '@campanile/contract/leave.ts'
import { useState } from 'react'
import { AttachFiles } from '#ui/AttachFiles.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { showToast } from '#ui/toast.ts'
import { useLeaveUploads } from '../leave.api.ts'
import { AskFieldset } from './AskFieldset.tsx'
import { FilesLeftOver } from './FilesLeftOver.tsx'
import { LeaveSum } from './LeaveSum.tsx'
import { useAskForm } from './useAskForm.ts'

const formId = 'ask-for-leave'

/** The form of a request. Its files follow once it is submitted; what fails then does not undo it. */
export function AskPanel({ onClose }: { onClose: () => void }) {
  const files = useLeaveUploads()
  const { uploads } = files
  const [submitted, setSubmitted] = useState<string>()
  const [left, setLeft] = useState(false)
  const ask = useAskForm(async (requestId) => {
    setSubmitted(requestId)
    if (await files.sendAll(requestId)) done()
    else setLeft(true)
  })
  const done = () => {
    void showToast({ type: 'success', title: 'Your request is submitted' })
    onClose()
  }
  if (submitted && left) {
    return <FilesLeftOver requestId={submitted} files={files} onClose={onClose} />
  }
  const { isDirty, isSubmitting } = ask.form.formState
  const busy = isSubmitting || submitted !== undefined
  return (
    <SidePanel
      open
      wide
      onClose={onClose}
      title="Ask for leave"
      description="An admin decides; you are told at once."
      locked={isDirty || uploads.length > 0}
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
        <form id={formId} onSubmit={ask.submit} noValidate className="px-6 py-5 max-md:px-4">
          {ask.failure ? <SaveFailed title="The request was not submitted" error={ask.failure} /> : null}
          <AskFieldset ask={ask} />
          <section aria-labelledby="ask-files" className="mt-3">
            <h3 id="ask-files" className="mb-1.5 text-sm font-[580]">
              Files<span className="ml-1.5 font-normal text-ink-3">Optional</span>
            </h3>
            <AttachFiles
              uploads={uploads}
              room={maxLeaveAttachments - uploads.length}
              disabled={busy}
              onAdd={files.add}
              onRemove={files.remove}
            />
          </section>
        </form>
        <LeaveSum ask={ask} />
      </div>
    </SidePanel>
  )
}
