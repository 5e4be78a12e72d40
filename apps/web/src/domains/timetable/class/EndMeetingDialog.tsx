import type { Meeting } from '@campanile/contract/timetable/meetings.ts'
import { counted } from '#lib/counted.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { weekdayName } from './timetableWords.ts'

/** Asks before a meeting ends, which removes its upcoming sessions. */
export function EndMeetingDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const end = useAct('deleteMeeting')
  const { weekday, startsAt, upcoming } = meeting
  return (
    <ActDialog
      title={`End the meeting on ${weekdayName(weekday)}s at ${startsAt}?`}
      verb="End meeting"
      busyLabel="Ending"
      destructive
      act={end}
      input={{ meetingId: meeting.id }}
      failed="The meeting was not ended"
      onClose={onClose}
    >
      {upcoming === 0
        ? 'It has no upcoming sessions. Past sessions are kept.'
        : `${counted(upcoming, 'upcoming session')} will be removed from the timetable, and everyone affected will be notified. Past sessions are kept.`}
    </ActDialog>
  )
}
