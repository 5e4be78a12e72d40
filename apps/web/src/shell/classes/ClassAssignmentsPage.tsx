import { ClassAssignments } from '#domains/assignments/teaching/ClassAssignments.tsx'
import { ClassTab } from './ClassTab.tsx'

export const ClassAssignmentsPage = () => <ClassTab>{({ id }) => <ClassAssignments classId={id} />}</ClassTab>
