import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { AssignmentPage } from './AssignmentPage.tsx'
import { TaughtAssignments } from './TaughtAssignments.tsx'

/** `/app/assignments` */
export function AssignmentsScreen() {
  useDocumentTitle('Assignment Management')
  return <TaughtAssignments />
}

/** `/app/assignments/:assignmentId` */
export function AssignmentScreen() {
  useDocumentTitle('Assignment Management')
  return <AssignmentPage />
}
