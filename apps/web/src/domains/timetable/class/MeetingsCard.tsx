import type { Meeting, MeetingsOfClass } from '@campanile/contract/timetable/meetings.ts'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { Empty } from '#ui/Empty.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { m } from './messages.ts'
import { weekdayName } from './timetableWords.ts'

const EndMeetingDialog = lazyDialog(() => import('./EndMeetingDialog.tsx'), 'EndMeetingDialog')
const MeetingDialog = lazyDialog(() => import('./MeetingDialog.tsx'), 'MeetingDialog')

type Act = { kind: 'save'; meeting: Meeting | null } | { kind: 'end'; meeting: Meeting }

interface MeetingLineProps {
  meeting: Meeting
  editable: boolean
  onAct: (act: Act) => void
}

function MeetingLine({ meeting, editable, onAct }: MeetingLineProps) {
  const { weekday, startsAt, endsAt, room, upcoming } = meeting
  const name = { weekday: weekdayName(weekday), time: startsAt }
  return (
    <li className="flex items-center gap-3 px-5 py-3 max-sm:px-4">
      <div className="min-w-0 flex-1">
        <p className="text-base font-label">
          {m.meetingTimes({
            weekday: weekdayName(weekday),
            from: startsAt,
            to: endsAt,
            times: (words) => <span className="tnum">{words}</span>,
          })}
        </p>
        <p className="mt-0.5 text-sm text-ink-3">
          {room ? m.roomUpcoming({ room: room.name, upcoming }) : m.noRoomUpcoming({ upcoming })}
        </p>
      </div>
      {editable && (
        <>
          <IconButton label={m.changeMeeting(name)} onClick={() => onAct({ kind: 'save', meeting })}>
            <Pencil size={16} aria-hidden="true" />
          </IconButton>
          <IconButton label={m.endMeetingAt(name)} onClick={() => onAct({ kind: 'end', meeting })}>
            <Trash2 size={16} aria-hidden="true" />
          </IconButton>
        </>
      )}
    </li>
  )
}

/** The weekly meetings of a class. */
export function MeetingsCard({ taught }: { taught: MeetingsOfClass }) {
  const [act, setAct] = useState<Act>()
  const close = () => setAct(undefined)
  const { classId, courseTitle, items, can } = taught
  return (
    <Card as="section" aria-labelledby="weekly-meetings">
      <CardHead title={m.weeklyMeetings()} id="weekly-meetings" className="pb-3">
        {can.edit && (
          <Button
            size="sm"
            icon={<Plus size={14} aria-hidden="true" />}
            onClick={() => setAct({ kind: 'save', meeting: null })}
          >
            {m.addMeeting()}
          </Button>
        )}
      </CardHead>
      {items.length === 0 ? (
        <Empty kind="none" title={m.noWeeklyMeetingsYet()} heading="h3">
          {can.edit ? m.addWeeklyMeetingHint() : m.anAdminAddsThem()}
        </Empty>
      ) : (
        <ul className="divide-y divide-line border-t border-line">
          {items.map((meeting) => (
            <MeetingLine key={meeting.id} meeting={meeting} editable={can.edit} onAct={setAct} />
          ))}
        </ul>
      )}
      {act?.kind === 'save' && (
        <MeetingDialog classId={classId} courseTitle={courseTitle} meeting={act.meeting} onClose={close} />
      )}
      {act?.kind === 'end' && <EndMeetingDialog meeting={act.meeting} onClose={close} />}
    </Card>
  )
}
