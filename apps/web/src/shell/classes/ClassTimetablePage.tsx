import { ClassTimetable } from '#domains/timetable/class/ClassTimetable.tsx'
import { ClassTab } from './ClassTab.tsx'

export const ClassTimetablePage = () => <ClassTab>{({ id }) => <ClassTimetable classId={id} />}</ClassTab>
