import { fullName } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useRead } from '#lib/useRead.ts'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
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
  const history = useRead('readRecordHistory', { sessionId, studentId }, { gcTime: 0 })
  if (history.data) return <CorrectRecordForm history={history.data} onClose={onClose} />
  return (
    <Dialog
      onClose={onClose}
      title={fullName(props)}
      description={`${courseTitle}, ${day(startsAt)}, ${time(startsAt)}`}
    >
      {history.error ? (
        <LoadFailed
          title={m.couldNotLoadRecord()}
          heading="h3"
          error={history.error}
          onRetry={history.refetch}
        />
      ) : (
        <SkeletonList />
      )}
    </Dialog>
  )
}
