import { createPersonInput } from '@campanile/contract/people/people.ts'
import { useState } from 'react'
import { useForm } from 'react-hook-form'
import { showFieldErrors } from '#lib/fieldErrors.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useAct } from '#lib/useAct.ts'
import type { PersonValues } from './PersonFields.tsx'
import { type PersonFacts, personFields } from './personFacts.ts'

const emptyPerson = (today: string): PersonValues => ({
  firstName: '',
  lastName: '',
  email: '',
  role: 'student',
  employmentType: null,
  number: null,
  phone: null,
  departmentId: null,
  startsOn: today,
  endsOn: null,
})

/** The form of a new person, and the account once it is created. */
export function useCreateForm() {
  const { dayOf } = useTimeFormat()
  const create = useAct('createPerson')
  const [failure, setFailure] = useState<unknown>()
  const form = useForm<PersonValues, unknown, PersonFacts>({
    resolver: schemaResolver(createPersonInput),
    mode: 'onTouched',
    defaultValues: emptyPerson(dayOf(new Date())),
  })
  const submit = form.handleSubmit(async (facts) => {
    setFailure(undefined)
    await create.mutateAsync(facts).catch((error) => {
      if (!showFieldErrors(error, personFields, form.setError)) setFailure(error)
    })
  })
  const startAgain = () => {
    create.reset()
    form.reset()
  }
  return { form, submit, failure, created: create.data, startAgain }
}
