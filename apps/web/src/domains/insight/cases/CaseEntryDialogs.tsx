import type { StudentCase } from '@campanile/contract/insight/student-cases.ts'
import { useAct } from '#lib/useAct.ts'
import { ReasonDialog } from '#ui/ReasonDialog.tsx'
import { showToast } from '#ui/toast.ts'
import { m } from './messages.ts'

export interface CaseDialogProps {
  found: StudentCase
  /** Runs once the case waits for nobody any more. */
  onDecided?: () => void
  onClose: () => void
}

/** A note, which the student is not notified of. */
export function AddNoteDialog({ found: { id: caseId, student }, onClose }: CaseDialogProps) {
  const add = useAct('addCaseNote')
  return (
    <ReasonDialog
      title={m.noteFor({ name: student.name })}
      label={m.note()}
      help={m.notesAreInternal()}
      maxLength={2000}
      missing={m.writeNote()}
      verb={m.addNote()}
      busyLabel={m.addingNote()}
      busy={add.isPending}
      error={add.error}
      failed={m.couldntAddNote()}
      onSubmit={(text) => add.mutate({ caseId, text }, { onSuccess: onClose })}
      onClose={onClose}
    />
  )
}

/** A message to the student, kept with the case. */
export function MessageStudentDialog({ found: { id: caseId, student }, onClose }: CaseDialogProps) {
  const send = useAct('messageCaseStudent')
  const onSuccess = () => {
    void showToast({ type: 'success', title: m.messageSent({ name: student.name }) })
    onClose()
  }
  return (
    <ReasonDialog
      title={m.messageTo({ name: student.name })}
      label={m.message()}
      help={m.studentIsNotified()}
      maxLength={1000}
      missing={m.writeMessage()}
      verb={m.sendMessage()}
      busyLabel={m.sending()}
      busy={send.isPending}
      error={send.error}
      failed={m.couldntSend()}
      onSubmit={(text) => send.mutate({ caseId, text }, { onSuccess })}
      onClose={onClose}
    />
  )
}
