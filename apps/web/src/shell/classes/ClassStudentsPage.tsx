import { ClassStudents } from '#domains/structure/classes/ClassStudents.tsx'
import { ClassTab } from './ClassTab.tsx'

export const ClassStudentsPage = () => <ClassTab>{(it) => <ClassStudents it={it} />}</ClassTab>
