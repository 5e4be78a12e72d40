import { ClassScreen } from '#domains/structure/classes/ClassScreen.tsx'
import { ClassTimetable } from '#domains/timetable/class/ClassTimetable.tsx'

/** A class: when it meets, and who belongs to it. */
export const ClassPage = () => <ClassScreen>{({ id }) => <ClassTimetable classId={id} />}</ClassScreen>
