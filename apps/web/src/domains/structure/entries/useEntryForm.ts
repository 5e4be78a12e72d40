import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { type DefaultValues, type FieldValues, type Resolver, useForm } from 'react-hook-form'
import { type Choice, choiceOf, differing, merged, type Side } from '#lib/editConflict.ts'
import { hasCode } from '#lib/errors.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { useStructureChange } from '../structure.api.ts'
import type { Entry, EntryKind } from './entryKind.ts'

/** Two edits of one entry, and which side to keep where they differ. */
export interface Conflict<Row, Facts> {
  mine: Facts
  theirs: Row
  choice: Choice<string>
}

type Outcome<Row> = { saved: Row } | { theirs: Row }

/** Saves, or answers with the entry as somebody else saved it meanwhile. */
async function saveEntry<Row extends Entry, Facts extends FieldValues>(
  kind: EntryKind<Row, Facts>,
  base: Row | undefined,
  facts: Facts,
): Promise<Outcome<Row>> {
  if (!base) return { saved: await kind.create(facts) }
  try {
    return { saved: await kind.update(base.id, base.version, facts) }
  } catch (error) {
    if (!hasCode(error, 'edit-conflict')) throw error
    return { theirs: await kind.read(base.id) }
  }
}

/** The form of a new entry, or of `row`; when somebody else saved meanwhile, the conflict to settle first. */
export function useEntryForm<Row extends Entry, Facts extends FieldValues>(
  kind: EntryKind<Row, Facts>,
  row: Row | undefined,
  onSaved: (saved: Row) => void,
) {
  const save = useStructureChange(({ base, facts }: { base: Row | undefined; facts: Facts }) =>
    saveEntry(kind, base, facts),
  )
  const [base, setBase] = useState(row)
  const [conflict, setConflict] = useState<Conflict<Row, Facts>>()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Facts, unknown, Facts>({
    resolver: zodResolver(kind.schema as never) as unknown as Resolver<Facts, unknown, Facts>,
    mode: 'onTouched',
    defaultValues: row ? (kind.factsOf(row) as DefaultValues<Facts>) : kind.empty,
  })

  const saveOver = async (from: Row | undefined, mine: Facts) => {
    setFailure(undefined)
    if (from && differing(kind.fields, mine, kind.factsOf(from)).length === 0) return onSaved(from)
    try {
      const outcome = await save.mutateAsync({ base: from, facts: mine })
      if ('saved' in outcome) return onSaved(outcome.saved)
      const { theirs } = outcome
      const known = from ? kind.factsOf(from) : mine
      setConflict({ mine, theirs, choice: choiceOf(kind.fields, known, mine, kind.factsOf(theirs)) })
    } catch (error) {
      if (!showFieldErrors(error, kind.fields, form.setError)) setFailure(error)
    }
  }

  const choose = (field: string, side: Side) =>
    setConflict((it) => it && { ...it, choice: { ...it.choice, [field]: side } })

  /** Goes on from their version with what was chosen, and saves that. */
  const settle = ({ mine, theirs, choice }: Conflict<Row, Facts>) => {
    const facts = merged(kind.fields, mine, kind.factsOf(theirs), choice)
    setBase(theirs)
    setConflict(undefined)
    form.reset(facts)
    return form.handleSubmit((values) => saveOver(theirs, values))()
  }

  return {
    form,
    submit: form.handleSubmit((values) => saveOver(base, values)),
    failure,
    conflict,
    choose,
    settle,
  }
}
