import type { Assignment } from '@campanile/contract/assignments/assignment.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import { useRead } from '#lib/useRead.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { m } from './messages.ts'

interface RemindDialogProps {
  assignment: Assignment
  onClose: () => void
}

/** Shows how many students a reminder reaches before it is sent. */
export function RemindDialog({ assignment, onClose }: RemindDialogProps) {
  const { dateTime } = useTimeFormat()
  const act = useAct('remindToHandIn')
  const input = { assignmentId: assignment.id }
  const reminder = useRead('readHandInReminder', input)
  const { data } = reminder
  if (data && data.students > 0 && !data.nextAt) {
    return (
      <ActDialog
        title={m.remindStudent({ students: data.students })}
        verb={m.sendReminder()}
        busyLabel={m.sending()}
        act={act}
        input={input}
        done={({ reminded }) => m.studentsReminded({ count: reminded })}
        failed={m.noReminderWasSent()}
        onClose={onClose}
      >
        {m.studentsWhoHaveNotSubmitted()}
      </ActDialog>
    )
  }
  return (
    <Dialog
      title={m.remindStudents()}
      onClose={onClose}
      footer={
        <Button size="lg" onClick={onClose}>
          {m.close()}
        </Button>
      }
    >
      <Loaded query={reminder} failure={m.weCouldntLoadTheReminder()}>
        {({ lastAt, nextAt }) => (
          <p className="px-6 py-5 text-base text-ink-2 max-md:px-4">
            {lastAt && nextAt
              ? m.reminderSent({ sentAt: dateTime(lastAt), nextAt: dateTime(nextAt) })
              : m.everyoneWhoCanStillSubmit()}
          </p>
        )}
      </Loaded>
    </Dialog>
  )
}
