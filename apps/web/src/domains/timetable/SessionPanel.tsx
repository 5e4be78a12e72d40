import type { Role } from '@campanile/contract/roles.ts'
import type { ScheduledSession } from '@campanile/contract/timetable/schedule.ts'
import { Link } from 'react-router'
import { classPath } from '#lib/classPath.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { SidePanel } from '#ui/SidePanel.tsx'
import { m } from './messages.ts'
import { ChangeSession } from './requests/ChangeSession.tsx'
import { SessionFacts } from './SessionFacts.tsx'
import type { ScheduleFrame } from './useScheduleFrame.ts'

interface SessionPanelProps {
  frame: ScheduleFrame
  session: ScheduledSession
  onClose: () => void
}

/** All about one session, and what its reader can do about it now. */
export const SessionPanel = ({ frame, session, onClose }: SessionPanelProps) => (
  <SidePanel
    onClose={onClose}
    title={session.courseTitle}
    description={session.courseCode}
    footer={linksOf(session, frame.role)}
  >
    <SessionFacts frame={frame} session={session}>
      {session.can.openClass && <ChangeSession sessionId={session.id} />}
    </SessionFacts>
  </SidePanel>
)

/** Its class for who teaches or attends it, and what can be done now. */
function linksOf(session: ScheduledSession, role: Role) {
  const act = actOf(session)
  // A substitute runs the session, but can't open its class.
  if (!session.can.openClass && role !== 'student') return act
  return (
    <>
      <Link to={classPath(session.classId)} className={buttonClass('secondary', 'lg')}>
        {m.openClass()}
      </Link>
      {act}
    </>
  )
}

/** The register for its lecturer, check-in for a student while it is open. */
function actOf({ id, can, checkIn }: ScheduledSession) {
  if (can.checkIn) {
    return (
      <Link to="/app/attendance" className={buttonClass('brass', 'lg')}>
        {m.checkIn()}
      </Link>
    )
  }
  if (!can.openCheckIn && !can.openRegister) return null
  return (
    <Link
      to={`/app/attendance/sessions/${id}`}
      className={buttonClass(can.openCheckIn || checkIn === 'open' ? 'primary' : 'secondary', 'lg')}
    >
      {can.openCheckIn ? m.goToCheckIn() : m.openRegister()}
    </Link>
  )
}
