import type { ClassView } from '@campanile/contract/structure/structure-classes.ts'
import { ClipboardList, FilePen, GraduationCap } from 'lucide-react'
import { Link } from 'react-router'
import { CheckInRulesButton } from '#domains/attendance/rules/CheckInRulesButton.tsx'
import { ClassScreen } from '#domains/structure/classes/ClassScreen.tsx'
import { ClassTimetable } from '#domains/timetable/class/ClassTimetable.tsx'
import { useUser } from '#lib/session.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { m } from './messages.ts'

const ClassActions = ({ id, admin }: Pick<ClassView, 'id'> & { admin: boolean }) => (
  <>
    <CheckInRulesButton classId={id} />
    <Link to={`/app/classes/${id}/report`} className={buttonClass('secondary')}>
      <ClipboardList size={15} aria-hidden="true" />
      {m.classReport()}
    </Link>
    <Link
      to={`${admin ? '/app/add-results' : '/app/my-assignments/marks'}?class=${id}`}
      className={buttonClass('secondary')}
    >
      <FilePen size={15} aria-hidden="true" />
      {m.marks()}
    </Link>
    <Link to={`/app/classes/${id}/results`} className={buttonClass('secondary')}>
      <GraduationCap size={15} aria-hidden="true" />
      {m.classResults()}
    </Link>
  </>
)

/** A class: when it meets, and who belongs to it. Its lecturers come from their schedule, admins from the list. */
export function ClassPage() {
  const admin = useUser().role === 'admin'
  const back = admin
    ? { to: '/app/classes', label: m.classes() }
    : { to: '/app/schedule', label: m.schedule() }
  return (
    <ClassScreen back={back} actions={({ id }) => <ClassActions id={id} admin={admin} />}>
      {({ id }) => <ClassTimetable classId={id} />}
    </ClassScreen>
  )
}
