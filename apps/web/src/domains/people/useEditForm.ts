import { type Person, updatePersonInput } from '@campanile/contract/people/people.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import type { z } from 'zod/mini'
import { api } from '#lib/api.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { useUpdatePerson } from './people.api.ts'
import { consistent, factsOf, personFields } from './personFacts.ts'

/** The form of a person. */
export function useEditForm(person: Person, onSaved: (saved: Person) => void) {
  const update = useUpdatePerson()
  return useVersionedForm<Person, z.output<typeof updatePersonInput>>({
    row: person,
    resolver: zodResolver(updatePersonInput) as never,
    blank: valuesOf(person),
    valuesOf,
    fields: personFields,
    adjust: consistent,
    save: (values) => update.mutateAsync(values),
    readTheirs: ({ id }) => api.readPerson({ personId: id }),
    onSaved,
  })
}

const valuesOf = (person: Person) => ({ personId: person.id, version: person.version, ...factsOf(person) })
