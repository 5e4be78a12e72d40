import { personStatusWords } from '@campanile/contract/people/person-words.ts'
import type { Side } from '#lib/editConflict.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'
import { differingFields } from './editConflict.ts'
import { factsOf, type PersonField } from './personFacts.ts'
import { fieldLabel, fieldText } from './personWords.ts'
import type { Conflict } from './useEditForm.ts'

interface EditConflictProps {
  conflict: Conflict
  onChoose: (field: PersonField, side: Side) => void
}

/** Two people edited one: what differs, field by field, to choose from. */
export function EditConflict({ conflict, onChoose }: EditConflictProps) {
  const { base, mine, choice } = conflict
  const theirs = factsOf(conflict.theirs)
  const { status } = conflict.theirs
  return (
    <div className="px-6 py-5 max-md:px-4">
      <Alert tone="warn" title="Somebody else saved this person while you were editing" takesFocus>
        Choose what to keep, then save. Until then nothing of either side is lost.
        {status !== base.status && ` The account is ${personStatusWords[status].toLowerCase()} now.`}
      </Alert>
      <div className="mt-5 space-y-4">
        {differingFields(mine, theirs).map((field) => (
          <ConflictField
            key={field}
            label={fieldLabel(field)}
            mine={fieldText(mine, field)}
            theirs={fieldText(theirs, field)}
            side={choice[field] ?? 'theirs'}
            onChoose={(side) => onChoose(field, side)}
          />
        ))}
      </div>
    </div>
  )
}
