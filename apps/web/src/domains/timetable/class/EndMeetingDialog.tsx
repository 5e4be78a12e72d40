import type { Meeting } from '@campanile/contract/timetable/meetings.ts'
import { counted } from '#lib/counted.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useDeleteMeeting } from './classTimetable.api.ts'
import { weekdayName } from './timetableWords.ts'

/** Ending a meeting takes its sessions to come away, so it is asked about. */
export function EndMeetingDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const end = useDeleteMeeting()
  const { weekday, startsAt, upcoming } = meeting
  return (
    <ConfirmDialog
      onClose={onClose}
      title={`End the meeting on ${weekdayName(weekday)}s at ${startsAt}?`}
      confirmLabel="End meeting"
      busyLabel="Ending"
      destructive
      busy={end.isPending}
      error={end.error}
      onConfirm={() => end.mutate(meeting.id, { onSuccess: onClose })}
    >
      {upcoming === 0
        ? 'It has no session to come. What was held stays.'
        : `Its ${counted(upcoming, 'session')} to come leave the timetable, and everyone concerned is told. What was held stays.`}
    </ConfirmDialog>
  )
}
