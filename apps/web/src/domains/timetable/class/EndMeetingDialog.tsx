import type { Meeting } from '@campanile/contract/timetable/meetings.ts'
import { useAct } from '#lib/useAct.ts'
import { ActDialog } from '#ui/ActDialog.tsx'
import { m } from './messages.ts'

/** Asks before a meeting ends, which removes its upcoming sessions. */
export function EndMeetingDialog({ meeting, onClose }: { meeting: Meeting; onClose: () => void }) {
  const end = useAct('deleteMeeting')
  const { weekday, startsAt, upcoming } = meeting
  return (
    <ActDialog
      title={m.endMeetingQuestion({ weekday: String(weekday), time: startsAt })}
      verb={m.endMeeting()}
      busyLabel={m.ending()}
      destructive
      act={end}
      input={{ meetingId: meeting.id }}
      failed={m.theMeetingWasNotEnded()}
      onClose={onClose}
    >
      {upcoming === 0 ? m.itHasNoUpcomingSessions() : m.upcomingSessionsWillBeRemoved({ upcoming })}
    </ActDialog>
  )
}
