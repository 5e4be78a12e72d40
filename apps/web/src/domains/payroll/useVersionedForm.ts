import { ApiError } from '@campanile/contract/client.ts'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type Resolver,
  type UseFormSetError,
  useForm,
} from 'react-hook-form'
import { type Choice, choiceOf, differing, merged, type Side } from '#lib/editConflict.ts'
import { hasCode } from '#lib/errors.ts'

interface VersionedFormOptions<Row, Values extends FieldValues> {
  /** Absent: a new one. */
  row: Row | undefined
  resolver: Resolver<Values>
  blank: Values
  valuesOf: (row: Row) => Values
  /** In the order in which they stand in the form. */
  fields: readonly (keyof Values & string)[]
  /** The form's field for a name in the server's refusal. */
  fieldFor: (serverField: string) => FieldPath<Values>
  save: (values: Values, base: Row | undefined) => Promise<unknown>
  /** The row as somebody else saved it; undefined when it cannot be told. */
  readTheirs: (base: Row) => Promise<Row | undefined>
  onSaved: (values: Values) => void
}

interface Conflict<Row, Values> {
  base: Row
  mine: Values
  theirs: Row
  choice: Choice<keyof Values & string>
}

/** Puts the server's sentences next to the fields they are about; true when each has found its place. */
function showServerErrors<Values extends FieldValues>(
  error: unknown,
  fieldFor: (serverField: string) => FieldPath<Values>,
  fields: readonly string[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const named = Object.entries(error.fields).map(([name, message]) => [fieldFor(name), message] as const)
  const known = named.filter(([name]) => fields.includes(name.split('.')[0] ?? ''))
  known.forEach(([name, message], index) => {
    setError(name, { type: 'server', message: message ?? '' }, { shouldFocus: index === 0 })
  })
  return known.length > 0 && known.length === named.length
}

/** The form of a row that others may edit too; when somebody saved meanwhile, the conflict to settle first. */
export function useVersionedForm<Row, Values extends FieldValues>(
  options: VersionedFormOptions<Row, Values>,
) {
  const { row, valuesOf, fields } = options
  const [base, setBase] = useState(row)
  const [conflict, setConflict] = useState<Conflict<Row, Values>>()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values>({
    resolver: options.resolver,
    mode: 'onTouched',
    defaultValues: (row ? valuesOf(row) : options.blank) as DefaultValues<Values>,
  })
  const saveOver = async (from: Row | undefined, mine: Values) => {
    setFailure(undefined)
    try {
      await options.save(mine, from)
      options.onSaved(mine)
    } catch (error) {
      const theirs = from && hasCode(error, 'edit-conflict') ? await options.readTheirs(from) : undefined
      if (from && theirs) {
        const choice = choiceOf(fields, valuesOf(from), mine, valuesOf(theirs))
        setConflict({ base: from, mine, theirs, choice })
      } else if (!showServerErrors(error, options.fieldFor, fields, form.setError)) setFailure(error)
    }
  }
  const choose = (field: keyof Values & string, side: Side) =>
    setConflict((it) => it && { ...it, choice: { ...it.choice, [field]: side } })

  /** Goes on from their version with what was chosen, and saves that. */
  const settle = () => {
    if (!conflict) return
    const { mine, theirs, choice } = conflict
    setBase(() => theirs)
    setConflict(undefined)
    form.reset(merged(fields, mine, valuesOf(theirs), choice))
    return form.handleSubmit((chosen) => saveOver(theirs, chosen))()
  }
  return {
    form,
    submit: form.handleSubmit((values) => saveOver(base, values)),
    failure,
    conflict,
    differing: conflict ? differing(fields, conflict.mine, valuesOf(conflict.theirs)) : [],
    choose,
    settle,
  }
}
