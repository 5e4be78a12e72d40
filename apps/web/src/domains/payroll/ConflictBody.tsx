import type { ReactNode } from 'react'
import type { Choice, Side } from '#lib/editConflict.ts'
import { Alert } from '#ui/Alert.tsx'
import { ConflictField } from '#ui/ConflictField.tsx'

interface ConflictBodyProps<Field extends string> {
  /** "this pay item" */
  what: string
  fields: readonly Field[]
  labelOf: (field: Field) => string
  mine: (field: Field) => ReactNode
  theirs: (field: Field) => ReactNode
  choice: Choice<Field>
  onChoose: (field: Field, side: Side) => void
}

/** Two edits of one thing: takes the form's place until it is settled which one to keep, field by field. */
export const ConflictBody = <Field extends string>(props: ConflictBodyProps<Field>) => (
  <div className="px-6 py-5 max-md:px-4">
    <Alert tone="warn" title={`Somebody else saved ${props.what} while you were editing`} takesFocus>
      Choose what to keep, then save. Until then nothing of either side is lost.
    </Alert>
    <div className="mt-5 space-y-4">
      {props.fields.map((field) => (
        <ConflictField
          key={field}
          label={props.labelOf(field)}
          mine={props.mine(field)}
          theirs={props.theirs(field)}
          side={props.choice[field] ?? 'theirs'}
          onChoose={(side) => props.onChoose(field, side)}
        />
      ))}
    </div>
  </div>
)
