import type { TimetableSession } from '@campanile/contract/timetable/week-timetable.ts'
import { Link } from 'react-router'
import { joinFacts } from '#lib/facts/joinFacts.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Fact, FactRows } from '#ui/Facts.tsx'
import { PersonLinks } from '#ui/PersonLinks.tsx'
import { RoomLink } from '#ui/RoomLink.tsx'
import { SidePanel } from '#ui/SidePanel.tsx'
import { m } from './messages.ts'
import type { Board } from './useBoard.ts'

interface TimetablePanelProps {
  board: Board
  session: TimetableSession
  onMove: () => void
  onClose: () => void
}

/** The details of a session, its conflicts, and a control to move it. */
export function TimetablePanel({ board, session, onMove, onClose }: TimetablePanelProps) {
  const { time } = board
  const { room, students, lecturers, batches, status, changeReason, can } = session
  const conflicts = board.conflictsOf(session)
  const footer = (
    <>
      <Link to={`/app/classes/${session.classId}`} className={buttonClass('secondary', 'lg')}>
        {m.openClass()}
      </Link>
      {can.move && (
        <Button size="lg" variant="primary" onClick={onMove}>
          {m.moveSession()}
        </Button>
      )}
    </>
  )
  return (
    <SidePanel onClose={onClose} title={session.courseTitle} description={session.courseCode} footer={footer}>
      <div className="px-6 py-5 max-md:px-4">
        {status === 'cancelled' && (
          <Alert tone="warn" title={m.wasCancelled()} className="mb-5">
            {changeReason}
          </Alert>
        )}
        {conflicts.length > 0 && (
          <Alert tone="warn" title={m.conflicts()} className="mb-5">
            <ul className="mt-0.5 space-y-0.5">
              {conflicts.map((sentence) => (
                <li key={sentence}>{sentence}</li>
              ))}
            </ul>
          </Alert>
        )}
        <FactRows>
          <Fact label={m.when()}>
            {time.day(session.startsAt)}
            <br />
            <span className="tnum">{time.range(session.startsAt, session.endsAt)}</span>
          </Fact>
          <Fact label={m.room()}>
            {room ? (
              <RoomLink roomId={room.id} className="text-brand-ink">
                {room.name}
              </RoomLink>
            ) : (
              m.hasNoRoom()
            )}
          </Fact>
          <Fact label={lecturers.length > 1 ? m.lecturers() : m.lecturer()}>
            {lecturers.length > 0 ? <PersonLinks people={lecturers} personRole="lecturer" /> : '–'}
          </Fact>
          {batches.length > 0 && <Fact label={m.batch()}>{joinFacts(...batches)}</Fact>}
          <Fact label={m.students()}>{room ? m.seatsOf({ students, seats: room.capacity }) : students}</Fact>
        </FactRows>
      </div>
    </SidePanel>
  )
}
