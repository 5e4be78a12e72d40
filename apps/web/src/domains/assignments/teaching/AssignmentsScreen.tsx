import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { AssignmentPage } from './AssignmentPage.tsx'
import { m } from './messages.ts'
import { TaughtAssignments } from './TaughtAssignments.tsx'

/** `/app/assignments` */
export function AssignmentsScreen() {
  useDocumentTitle(m.assignmentManagement())
  return <TaughtAssignments />
}

/** `/app/assignments/:assignmentId` */
export function AssignmentScreen() {
  useDocumentTitle(m.assignmentManagement())
  return <AssignmentPage />
}
