import { type Person, updatePersonInput } from '@campanile/contract/people/people.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import type { z } from 'zod/mini'
import type { Side } from '#lib/editConflict.ts'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { type Choice, differingFields, firstChoice, mergeFacts } from './editConflict.ts'
import { useSavePerson } from './people.api.ts'
import { factsOf, type PersonFacts, type PersonField, personFields } from './personFacts.ts'

type Values = z.input<typeof updatePersonInput>
type Save = z.output<typeof updatePersonInput>

/** Two edits of one person, and which side to keep where they differ. */
export interface Conflict {
  /** What my edit started from. */
  base: Person
  mine: PersonFacts
  theirs: Person
  choice: Choice
}

const valuesOf = (person: Person): Values => ({
  personId: person.id,
  version: person.version,
  ...factsOf(person),
})

/** The form of a known person; when somebody else saved meanwhile, the conflict to settle first. */
export function useEditForm(person: Person, onSaved: (saved: Person) => void) {
  const save = useSavePerson()
  const [base, setBase] = useState(person)
  const [conflict, setConflict] = useState<Conflict>()
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<Values, unknown, Save>({
    resolver: zodResolver(updatePersonInput),
    mode: 'onTouched',
    defaultValues: valuesOf(person),
  })

  const saveOver = async (from: Person, { personId, version, ...mine }: Save) => {
    setFailure(undefined)
    if (differingFields(mine, factsOf(from)).length === 0) return onSaved(from)
    try {
      const outcome = await save.mutateAsync({ personId, version, ...mine })
      if ('saved' in outcome) return onSaved(outcome.saved)
      const { theirs } = outcome
      const known = [factsOf(from), mine, factsOf(theirs)] as const
      setConflict({ base: from, mine, theirs, choice: firstChoice(...known) })
    } catch (error) {
      if (!showFieldErrors(error, personFields, form.setError)) setFailure(error)
    }
  }

  const choose = (field: PersonField, side: Side) =>
    setConflict((it) => it && { ...it, choice: { ...it.choice, [field]: side } })

  /** Goes on from their version with what was chosen, and saves that. */
  const settle = ({ mine, theirs, choice }: Conflict) => {
    setBase(theirs)
    setConflict(undefined)
    form.reset(valuesOf(theirs))
    const merged = Object.entries(mergeFacts(mine, factsOf(theirs), choice))
    for (const [field, value] of merged) {
      form.setValue(field as PersonField, value, { shouldDirty: true })
    }
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
