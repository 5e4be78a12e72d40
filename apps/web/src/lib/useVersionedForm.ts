import { ApiError } from '@campanile/contract/client.ts'
import { useState } from 'react'
import {
  type DefaultValues,
  type FieldPath,
  type FieldValues,
  type PathValue,
  type Resolver,
  type UseFormSetError,
  useForm,
} from 'react-hook-form'
import { type ConflictChoice, choiceOf, differing, merged, type Side } from './editConflict.ts'
import { hasCode } from './errors.ts'

type Field<Values> = keyof Values & string

interface VersionedFormOptions<Row, Values extends FieldValues, Parsed, Saved> {
  /** Absent for a new one. */
  row: Row | undefined
  resolver: Resolver<Values, unknown, Parsed>
  /** The initial values of the form for a new row. */
  blank: Values
  valuesOf: (row: Row) => Values
  /** In the order of the form. */
  fields: readonly Field<Values>[]
  /** The form's field for a path in the server's answer, if it has another name. */
  fieldFor?: (path: string) => string
  save: (parsed: Parsed, base: Row | undefined) => Promise<Saved>
  /** The row as saved by another person; undefined if it no longer exists. */
  readTheirs: (base: Row) => Promise<Row | undefined>
  /** Adjusts values merged from both sides. */
  adjust?: (values: Values) => Values
  /** Shows the merged values in the form before they are saved. */
  reviews?: boolean
  /** Receives the row itself if nothing was changed. */
  onSaved: (saved: Saved | Row) => unknown
}

interface Conflict<Row, Values> {
  base: Row
  mine: Values
  theirs: Row
  choice: ConflictChoice<Field<Values>>
}

export type VersionedForm<Row, Values extends FieldValues, Parsed = Values> = ReturnType<
  typeof useVersionedForm<Row, Values, Parsed>
>

/** Shows the server's messages beside their fields. Returns whether every message has a field. */
function showFieldErrors<Values extends FieldValues>(
  error: unknown,
  fieldFor: (path: string) => string,
  fields: readonly string[],
  setError: UseFormSetError<Values>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const named = Object.entries(error.fields).map(([path, message]) => [fieldFor(path), message] as const)
  const known = named.filter(([name]) => fields.includes(name.split('.')[0] ?? ''))
  known.forEach(([name, message], index) => {
    const field = name as FieldPath<Values>
    setError(field, { type: 'server', message: message ?? '' }, { shouldFocus: index === 0 })
  })
  return known.length > 0 && known.length === named.length
}

/**
 * The form of a row that others can edit at the same time. If somebody else has saved the row in the
 * meantime, it has a `conflict` to resolve before saving.
 */
export function useVersionedForm<Row, Values extends FieldValues, Parsed = Values, Saved = Row>(
  options: VersionedFormOptions<Row, Values, Parsed, Saved>,
) {
  const { row, valuesOf, fields, fieldFor = (path) => path } = options
  const [base, setBase] = useState(row)
  const [conflict, setConflict] = useState<Conflict<Row, Values>>()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values, unknown, Parsed>({
    resolver: options.resolver,
    mode: 'onTouched',
    defaultValues: (row ? valuesOf(row) : options.blank) as DefaultValues<Values>,
  })

  /** Returns undefined as well when it cannot be read; saving again tries again. */
  const readTheirs = (from: Row) => options.readTheirs(from).catch(() => undefined)

  const saveOver = async (from: Row | undefined, parsed: Parsed) => {
    setFailure(undefined)
    const mine = form.getValues()
    if (from && differing(fields, mine, valuesOf(from)).length === 0) return options.onSaved(from)
    try {
      await options.onSaved(await options.save(parsed, from))
    } catch (error) {
      const theirs = from && hasCode(error, 'edit-conflict') ? await readTheirs(from) : undefined
      if (from && theirs) {
        const choice = choiceOf(fields, valuesOf(from), mine, valuesOf(theirs))
        setConflict({ base: from, mine, theirs, choice })
      } else if (!showFieldErrors(error, fieldFor, fields, form.setError)) setFailure(error)
    }
  }

  /** Continues from their version with the selected values. */
  const resolve = () => {
    if (!conflict) return
    const { mine, theirs, choice } = conflict
    const values = merged(fields, mine, valuesOf(theirs), choice)
    setBase(() => theirs)
    setConflict(undefined)
    form.reset(valuesOf(theirs))
    for (const [field, value] of Object.entries(options.adjust?.(values) ?? values)) {
      const path = field as FieldPath<Values>
      form.setValue(path, value as PathValue<Values, typeof path>, { shouldDirty: true })
    }
    if (!options.reviews) return form.handleSubmit((parsed) => saveOver(theirs, parsed))()
  }
  return {
    form,
    submit: form.handleSubmit((parsed) => saveOver(base, parsed)),
    failure,
    valuesOf,
    conflict,
    /** Whether the merged values are shown in the form before they are saved. */
    reviews: options.reviews ?? false,
    differing: conflict ? differing(fields, conflict.mine, valuesOf(conflict.theirs)) : [],
    choose: (field: Field<Values>, side: Side) =>
      setConflict((it) => it && { ...it, choice: { ...it.choice, [field]: side } }),
    resolve,
  }
}
