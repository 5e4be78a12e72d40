import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { counted } from '#lib/counted.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { LoadFailed } from '#ui/LoadFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'

interface RemindDialogProps {
  assignment: Assignment
  onClose: () => void
}

/** Says how many students a reminder reaches before it is sent. */
export function RemindDialog({ assignment, onClose }: RemindDialogProps) {
  const { dateTime } = useTimeFormat()
  const act = useAct('remindToHandIn')
  const input = { assignmentId: assignment.id }
  const { data, error, refetch } = useRead('readHandInReminder', input)
  if (data && data.students > 0 && !data.nextAt) {
    return (
      <ActDialog
        title={`Remind ${counted(data.students, 'student')}?`}
        verb="Send reminder"
        busyLabel="Sending"
        act={act}
        input={input}
        done={({ reminded }) => `${counted(reminded, 'student')} reminded`}
        failed="No reminder was sent"
        onClose={onClose}
      >
        Students who have not submitted and still can will be notified in the app and by email. You can send
        one reminder a day.
      </ActDialog>
    )
  }
  return (
    <Dialog
      title="Remind students"
      onClose={onClose}
      footer={
        <Button size="lg" onClick={onClose}>
          Close
        </Button>
      }
    >
      {data ? (
        <p className="px-6 py-5 text-base text-ink-2 max-md:px-4">
          {data.nextAt
            ? `A reminder was sent ${dateTime(data.lastAt!)}. You can send the next one from ${dateTime(data.nextAt)}.`
            : 'Everyone who can still submit has done so.'}
        </p>
      ) : error ? (
        <LoadFailed title="We couldn’t load the reminder" error={error} onRetry={refetch} />
      ) : (
        <SkeletonList />
      )}
    </Dialog>
  )
}
