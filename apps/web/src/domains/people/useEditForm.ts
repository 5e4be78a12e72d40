import { type Person, updatePersonInput } from '@campanile/contract/people/people.ts'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { consistent, factsOf, personFields } from './personFacts.ts'

/** The form of a person. */
export function useEditForm(person: Person, onSaved: (saved: Person) => void) {
  const update = useAct('updatePerson')
  const readNow = useReadNow()
  return useVersionedForm<Person, z.output<typeof updatePersonInput>>({
    row: person,
    resolver: schemaResolver(updatePersonInput) as never,
    blank: valuesOf(person),
    valuesOf,
    fields: personFields,
    adjust: consistent,
    save: (values) => update.mutateAsync(values),
    readTheirs: ({ id }) => readNow('readPerson', { personId: id }),
    onSaved,
  })
}

const valuesOf = (person: Person) => ({ personId: person.id, version: person.version, ...factsOf(person) })
