import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { CorrectRecordForm } from './CorrectRecordForm.tsx'
import { m } from './messages.ts'

interface RecordDialogProps {
  sessionId: string
  studentId: string
  firstName: string
  lastName: string
  courseTitle: string
  startsAt: string
  onClose: () => void
}

/** The history of one record, and its correction. */
export function RecordDialog(props: RecordDialogProps) {
  const { sessionId, studentId, courseTitle, startsAt, onClose } = props
  const { day, time } = useTimeFormat()
  const query = useRead('readRecordHistory', { sessionId, studentId }, { gcTime: 0 })
  return (
    <Loaded
      query={query}
      failure={m.couldNotLoadRecord()}
      frame={(status) => (
        <Dialog
          onClose={onClose}
          title={fullName(props)}
          description={`${courseTitle}, ${day(startsAt)}, ${time(startsAt)}`}
        >
          {status}
        </Dialog>
      )}
    >
      {(history) => <CorrectRecordForm history={history} onClose={onClose} />}
    </Loaded>
  )
}
