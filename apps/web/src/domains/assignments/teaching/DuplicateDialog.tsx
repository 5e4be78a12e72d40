import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { hasCode } from '#lib/errors.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { instantAt } from '#lib/zonedTime.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { FormFooter } from '#ui/FormFooter.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { TextField } from '#ui/TextField.tsx'
import { newAssignment } from './assignmentForm.ts'
import { ClassField } from './ClassField.tsx'
import { useDuplicateAssignment } from './teaching.api.ts'
import { useTeachingBase } from './useTeachingBase.ts'

const formId = 'duplicate-assignment'

interface DuplicateDialogProps {
  assignment: Assignment
  onClose: () => void
}

/** The same work once more, for this class or another, with dates of its own. */
export function DuplicateDialog({ assignment, onClose }: DuplicateDialogProps) {
  const navigate = useNavigate()
  const { path } = useTeachingBase()
  const { timeZone } = useTimeFormat()
  const duplicate = useDuplicateAssignment()
  const [copyId] = useState(() => crypto.randomUUID())
  const [fresh] = useState(() => newAssignment(new Date(), timeZone))
  const [classId, setClassId] = useState(assignment.classId)
  const [opensAt, setOpensAt] = useState(fresh.opensAt)
  const [dueAt, setDueAt] = useState(fresh.dueAt)
  const [judged, setJudged] = useState(false)
  const late = opensAt && dueAt && opensAt >= dueAt
  const submit = () => {
    setJudged(true)
    if (!classId || !opensAt || !dueAt || late) return
    const times = { opensAt: instantAt(opensAt, timeZone), dueAt: instantAt(dueAt, timeZone) }
    duplicate.mutate(
      { assignmentId: assignment.id, copyId, classId, ...times },
      { onSuccess: (copy) => navigate(`${path}/${copy.id}/brief`) },
    )
  }
  const missing = (value: string) => (judged && !value ? 'Choose a day and a time' : undefined)
  return (
    <Dialog
      onClose={onClose}
      title="Duplicate assignment"
      description={`${assignment.title}: a draft with the same text, files and late policy.`}
      locked={duplicate.isPending}
      footer={
        <FormFooter
          form={formId}
          verb="Duplicate"
          busyLabel="Duplicating"
          busy={duplicate.isPending}
          onCancel={onClose}
        />
      }
    >
      <form
        id={formId}
        noValidate
        className="grid gap-2 px-6 py-5 max-md:px-4"
        onSubmit={(event) => {
          event.preventDefault()
          submit()
        }}
      >
        {duplicate.error && !hasCode(duplicate.error, 'unauthenticated') && (
          <SaveFailed title="The assignment was not duplicated" error={duplicate.error} />
        )}
        <ClassField value={classId} onChange={setClassId} error={undefined} />
        <TextField
          label="Opens"
          type="datetime-local"
          value={opensAt}
          onChange={({ target }) => setOpensAt(target.value)}
          error={missing(opensAt)}
        />
        <TextField
          label="Due"
          type="datetime-local"
          value={dueAt}
          onChange={({ target }) => setDueAt(target.value)}
          error={missing(dueAt) ?? (judged && late ? 'It has to be due after it opens' : undefined)}
        />
      </form>
    </Dialog>
  )
}
