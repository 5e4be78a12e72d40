import type { BulkOutcome, LeftOutReason } from '@campanile/contract/people/selected-people.ts'
import { LeftOutDialog } from './LeftOutDialog.tsx'
import { m } from './messages.ts'
import { PersonLink } from './PersonLink.tsx'

const reasonWords: Record<LeftOutReason, string> = {
  'own-account': m.leftOutOwnAccount(),
  'last-admin': m.leftOutLastAdmin(),
  'already-disabled': m.leftOutAlreadyDisabled(),
  'not-disabled': m.leftOutNotDisabled(),
  'can-sign-in': m.leftOutCanSignIn(),
  'no-access': m.leftOutNoAccess(),
  'not-a-student': m.leftOutNotAStudent(),
  'already-in-batch': m.leftOutAlreadyInBatch(),
  'student-department': m.leftOutStudentDepartment(),
  'already-in-department': m.leftOutAlreadyInDepartment(),
  archived: m.leftOutArchived(),
  'not-found': m.leftOutNotFound(),
}

interface BulkOutcomeDialogProps {
  /** For how many it was done: "3 accounts disabled". */
  title: string
  leftOut: BulkOutcome['leftOut']
  onClose: () => void
}

/** After an act on several people: for whom it was not done, and why. */
export const BulkOutcomeDialog = ({ title, leftOut, onClose }: BulkOutcomeDialogProps) => (
  <LeftOutDialog
    title={title}
    description={m.leftOutCount({ count: leftOut.length })}
    leftOut={leftOut.map(({ personId, name, reason }) => ({
      key: personId,
      name: name !== null && <PersonLink personId={personId} name={name} className="font-label" />,
      reason: reasonWords[reason],
    }))}
    onClose={onClose}
  />
)
