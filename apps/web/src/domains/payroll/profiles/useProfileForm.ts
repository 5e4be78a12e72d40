import type { PayProfile, PayProfileHistory } from '@campanile/contract/payroll/pay-profiles.ts'
import { zodResolver } from '@hookform/resolvers/zod'
import { useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import {
  inputOf,
  newProfile,
  type ProfileValues,
  profileFields,
  profileForm,
  valuesOf,
} from './profileForm.ts'
import { profilesOfKey, useCreatePayProfile, useUpdatePayProfile } from './profiles.api.ts'

/** The form of a person's new profile, or of `profile`. */
export function useProfileForm(
  { person, currency, items }: PayProfileHistory,
  profile: PayProfile | undefined,
  onSaved: () => void,
) {
  const client = useQueryClient()
  const create = useCreatePayProfile()
  const update = useUpdatePayProfile()
  return useVersionedForm<PayProfile, ProfileValues, ProfileValues, unknown>({
    row: profile,
    resolver: zodResolver(profileForm(currency)),
    blank: newProfile(person.employmentType, items[0], currency),
    valuesOf: (row) => valuesOf(row, currency),
    fields: profileFields,
    save: (values, base) => {
      const input = inputOf(values, currency)
      return base
        ? update.mutateAsync({ payProfileId: base.id, version: base.version, ...input })
        : create.mutateAsync({ personId: person.id, ...input })
    },
    readTheirs: async (base) => {
      const fresh = await client.fetchQuery({
        queryKey: profilesOfKey(person.id),
        queryFn: () => api.listPayProfilesOf({ personId: person.id }),
        staleTime: 0,
      })
      return fresh.items.find(({ id }) => id === base.id)
    },
    onSaved,
  })
}
