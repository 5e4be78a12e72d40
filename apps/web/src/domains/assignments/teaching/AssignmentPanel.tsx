import { type Assignment, maxBriefFiles } from '@campanile/contract/assignments/assignment.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useUploads } from '#lib/uploads.ts'
import { useAttachFiles } from '#lib/useAttachFiles.ts'
import { useChosenFiles } from '#lib/useChosenFiles.ts'
import { ChosenFiles } from '#ui/ChosenFiles.tsx'
import { showToast } from '#ui/toast.ts'
import { UploadList } from '#ui/UploadList.tsx'
import { VersionedFormDialog } from '#ui/VersionedFormDialog.tsx'
import { workFileRules } from '../workFiles.ts'
import { AssignmentFieldset } from './AssignmentFieldset.tsx'
import { assignmentFieldLabels, assignmentFieldText } from './assignmentFieldWords.ts'
import { m } from './messages.ts'
import { useAssignmentForm } from './useAssignmentForm.ts'
import { useTeachingBase } from './useTeachingBase.ts'

interface AssignmentPanelProps {
  /** Absent for a new one. */
  assignment?: Assignment
  /** The class of a new one, if it is known. */
  classId?: string
  onClose: () => void
}

/** The form of an assignment. A new one is a draft first; its files follow it, and what fails then does not undo it. */
export function AssignmentPanel({ assignment, classId, onClose }: AssignmentPanelProps) {
  const navigate = useNavigate()
  const { path } = useTeachingBase()
  const time = useTimeFormat()
  const chosen = useChosenFiles(workFileRules)
  const attach = useAttachFiles('attachBriefFile', (assignmentId, name) => ({ assignmentId, name }))
  const [savedId, setSavedId] = useState<string>()
  const uploads = useUploads(savedId)
  const edit = useAssignmentForm({ assignment, classId }, async (saved) => {
    setSavedId(saved.id)
    const whole = await attach(saved.id, chosen.files)
    void showToast({
      type: whole ? 'success' : 'info',
      title: m.titleIsSaved({ title: saved.title }),
      ...(!whole && { message: m.someOfItsFilesAreMissing() }),
    })
    if (assignment) return onClose()
    return navigate(`${path}/${saved.id}/brief`, { replace: true })
  })
  const busy = edit.form.formState.isSubmitting || savedId !== undefined
  return (
    <VersionedFormDialog
      as="wide-panel"
      title={assignment ? m.editTitle({ title: assignment.title }) : m.newAssignment()}
      description={assignment ? undefined : m.studentsSeeItOnceYouPublish()}
      verb={assignment ? m.save() : m.saveAsDraft()}
      edit={edit}
      labelOf={(field) => assignmentFieldLabels[field]}
      textOf={(values, field) => assignmentFieldText(values, field, time)}
      busy={busy}
      uploading={savedId !== undefined}
      dirty={chosen.files.length > 0}
      submitting={chosen.submitting}
      onClose={onClose}
    >
      <AssignmentFieldset assignment={assignment} withClass={!classId} />
      <div className="mt-3">
        {savedId ? (
          <UploadList uploads={uploads} />
        ) : (
          <ChosenFiles
            label={m.supportingFiles()}
            most={maxBriefFiles - (assignment?.files.length ?? 0)}
            chosen={chosen}
            disabled={busy}
          />
        )}
      </div>
    </VersionedFormDialog>
  )
}
