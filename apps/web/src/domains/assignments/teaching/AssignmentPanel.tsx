import { type Assignment, maxBriefFiles } from '@campanile/contract/assignments/assignment.ts'
import { useState } from 'react'
import { FormProvider } from 'react-hook-form'
import { useNavigate } from 'react-router'
import { useUploads } from '#lib/uploads.ts'
import { useChosenFiles } from '#lib/useChosenFiles.ts'
import { Button } from '#ui/Button.tsx'
import { ChosenFiles } from '#ui/ChosenFiles.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { showToast } from '#ui/toast.ts'
import { UploadList } from '#ui/UploadList.tsx'
import { workFileRules } from '../workFiles.ts'
import { AssignmentConflict } from './AssignmentConflict.tsx'
import { AssignmentFieldset } from './AssignmentFieldset.tsx'
import { useAssignmentForm } from './useAssignmentForm.ts'
import { useAttachBriefFiles } from './useAttachBriefFiles.ts'
import { useTeachingBase } from './useTeachingBase.ts'

const formId = 'assignment'

interface AssignmentPanelProps {
  /** Absent for a new one. */
  assignment?: Assignment
  onClose: () => void
}

/** The form of an assignment. A new one is a draft first; its files follow it, and what fails then does not undo it. */
export function AssignmentPanel({ assignment, onClose }: AssignmentPanelProps) {
  const navigate = useNavigate()
  const { path } = useTeachingBase()
  const chosen = useChosenFiles(workFileRules)
  const attach = useAttachBriefFiles()
  const [savedId, setSavedId] = useState<string>()
  const uploads = useUploads(savedId)
  const edit = useAssignmentForm(assignment, async (saved) => {
    setSavedId(saved.id)
    const whole = await attach(saved.id, chosen.files)
    void showToast({
      type: whole ? 'success' : 'info',
      title: `${saved.title} is saved`,
      ...(!whole && { message: 'Some of its files are missing. Add them under Brief.' }),
    })
    if (assignment) return onClose()
    return navigate(`${path}/${saved.id}/brief`, { replace: true })
  })
  const { form, submit, failure, conflict } = edit
  const { isDirty, isSubmitting } = form.formState
  const busy = isSubmitting || savedId !== undefined
  const footer = conflict ? (
    <>
      <Button size="lg" onClick={onClose}>
        Take theirs
      </Button>
      <Button size="lg" variant="primary" onClick={() => edit.settle(conflict)}>
        Save what is chosen
      </Button>
    </>
  ) : (
    <FormFooter
      form={formId}
      verb={assignment ? 'Save' : 'Save as draft'}
      busyLabel="Saving"
      busy={busy}
      onCancel={onClose}
    />
  )
  return (
    <SidePanel
      wide
      onClose={onClose}
      title={assignment ? `Edit ${assignment.title}` : 'New assignment'}
      {...(!assignment && { description: 'Students see it once you publish it.' })}
      locked={isDirty || chosen.files.length > 0 || conflict !== undefined}
      footer={footer}
    >
      {conflict ? (
        <AssignmentConflict edit={edit} />
      ) : (
        <FormProvider {...form}>
          <form id={formId} noValidate onSubmit={chosen.submitting(submit)} className="px-6 py-5 max-md:px-4">
            {failure ? <SaveFailed title="The assignment was not saved" error={failure} /> : null}
            <AssignmentFieldset assignment={assignment} />
            <div className="mt-3">
              {savedId ? (
                <UploadList uploads={uploads} />
              ) : (
                <ChosenFiles
                  label="Files that explain it"
                  most={maxBriefFiles - (assignment?.files.length ?? 0)}
                  chosen={chosen}
                  disabled={busy}
                />
              )}
            </div>
          </form>
        </FormProvider>
      )}
    </SidePanel>
  )
}
