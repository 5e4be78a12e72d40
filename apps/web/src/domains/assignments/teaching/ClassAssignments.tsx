import { CardHead } from '#ui/CardHead.tsx'
import { AssignmentsList } from './AssignmentsList.tsx'
import { m } from './messages.ts'
import { NewAssignmentButton } from './NewAssignmentButton.tsx'

/** The assignments of one class. */
export const ClassAssignments = ({ classId }: { classId: string }) => (
  <AssignmentsList
    classId={classId}
    head={
      <CardHead title={m.assignments()} className="pb-3">
        <NewAssignmentButton />
      </CardHead>
    }
  />
)
