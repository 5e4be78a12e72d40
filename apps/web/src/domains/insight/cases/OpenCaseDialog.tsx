import { useState } from 'react'
import { useUser } from '#lib/session.ts'
import { useAct } from '#lib/useAct.ts'
import { FormDialog } from '#ui/FormDialog.tsx'
import { SelectField } from '#ui/SelectField.tsx'
import { TextAreaField } from '#ui/TextAreaField.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'
import type { StudentToHelp } from './studentToHelp.ts'

interface OpenCaseDialogProps {
  student: StudentToHelp
  onOpened: (caseId: string) => void
  onClose: () => void
}

/** About which class, and a first note. Admins can also open a case about all classes. */
export function OpenCaseDialog({ student, onOpened, onClose }: OpenCaseDialogProps) {
  const { role } = useUser()
  const open = useAct('openStudentCase')
  const classes = student.classes.map(({ classId, course }) => ({ value: classId, label: course }))
  const options = role === 'admin' ? [{ value: '', label: m.allClasses() }, ...classes] : classes
  const [classId, setClassId] = useState(options[0]?.value ?? '')
  const [note, setNote] = useState('')
  const submit = () =>
    open.mutate(
      { studentId: student.id, classId: classId || null, note: note.trim() || null },
      {
        onSuccess: ({ id }) => {
          void showToast({ type: 'success', title: m.caseOpened() })
          onOpened(id)
        },
      },
    )
  return (
    <FormDialog
      title={m.openCaseOf({ name: student.name })}
      verb={m.openCase()}
      busyLabel={m.opening()}
      busy={open.isPending}
      dirty={note !== ''}
      error={open.error}
      failed={m.couldntOpen()}
      onSubmit={submit}
      onClose={onClose}
    >
      <SelectField
        label={m.class()}
        options={options}
        value={classId}
        onChange={({ target }) => setClassId(target.value)}
      />
      <TextAreaField
        className="mt-4"
        label={m.note()}
        optional
        help={m.notesAreInternal()}
        maxLength={2000}
        value={note}
        onChange={({ target }) => setNote(target.value)}
      />
    </FormDialog>
  )
}
