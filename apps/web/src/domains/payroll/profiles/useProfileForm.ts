import type { PayProfile, PayProfileHistory } from '@campanile/contract/payroll/pay-profiles.ts'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import {
  newProfile,
  type ProfileValues,
  payProfileFormInput,
  payProfileFormValues,
  profileFields,
  profileForm,
} from './profileForm.ts'

/** The form of a person's new profile, or of `profile`. */
export function useProfileForm(
  { person, currency, items }: PayProfileHistory,
  profile: PayProfile | undefined,
  onSaved: () => void,
) {
  const readNow = useReadNow()
  const create = useAct('createPayProfile')
  const update = useAct('updatePayProfile')
  return useVersionedForm<PayProfile, ProfileValues, ProfileValues, unknown>({
    row: profile,
    resolver: schemaResolver(profileForm(currency)),
    blank: newProfile(person.employmentType, items[0], currency),
    valuesOf: (row) => payProfileFormValues(row, currency),
    fields: profileFields,
    save: (values, base) => {
      const input = payProfileFormInput(values, currency)
      return base
        ? update.mutateAsync({ payProfileId: base.id, version: base.version, ...input })
        : create.mutateAsync({ personId: person.id, ...input })
    },
    readTheirs: async (base) => {
      const { items } = await readNow('listPayProfilesOf', { personId: person.id })
      return items.find(({ id }) => id === base.id)
    },
    onSaved,
  })
}
