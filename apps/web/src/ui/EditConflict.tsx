import type { ReactNode } from 'react'
import type { ConflictChoice, Side } from '#lib/editConflict.ts'
import { Alert } from './Alert.tsx'
import { ConflictField } from './ConflictField.tsx'
import { m } from './messages.ts'

/** A value that differs, as each side reads it. */
interface Difference<Field extends string> {
  field: Field
  label: string
  mine: ReactNode
  theirs: ReactNode
}

interface EditConflictProps<Field extends string> {
  /** The result is shown once more before it is saved. */
  reviews?: boolean
  /** More that has changed. */
  note?: ReactNode
  differences: readonly Difference<Field>[]
  choice: ConflictChoice<Field>
  onChoose: (field: Field, side: Side) => void
}

/** Two people edited the same thing: what to keep of each difference. */
export const EditConflict = <Field extends string>(props: EditConflictProps<Field>) => (
  <div>
    <Alert tone="warn" title={m.somebodyElseSavedChanges()} takesFocus>
      {props.differences.length > 0
        ? props.reviews
          ? m.selectWhatToKeepThenReview()
          : m.selectWhatToKeepThenSave()
        : m.bothVersionsAreTheSame()}
      {props.note}
    </Alert>
    <div className="mt-5 space-y-4">
      {props.differences.map(({ field, label, mine, theirs }) => (
        <ConflictField
          key={field}
          {...{ label, mine, theirs }}
          side={props.choice[field] ?? 'theirs'}
          onChoose={(side) => props.onChoose(field, side)}
        />
      ))}
    </div>
  </div>
)
