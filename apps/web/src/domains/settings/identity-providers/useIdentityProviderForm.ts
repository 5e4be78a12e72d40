import {
  type IdentityProvider,
  identityProviderInput,
} from '@campanile/contract/accounts/identity-providers.ts'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'

export type IdentityProviderValues = z.output<typeof identityProviderInput>

const newProvider: IdentityProviderValues = {
  name: '',
  metadataUrl: '',
  emailDomains: [],
  idAttribute: null,
  matchesByEmail: true,
  createsAccounts: false,
  isOn: true,
  signsOut: true,
}
const fields = Object.keys(newProvider) as (keyof IdentityProviderValues)[]

const valuesOf = (provider: IdentityProvider): IdentityProviderValues => ({
  name: provider.name,
  metadataUrl: provider.metadataUrl,
  emailDomains: provider.emailDomains,
  idAttribute: provider.idAttribute,
  matchesByEmail: provider.matchesByEmail,
  createsAccounts: provider.createsAccounts,
  isOn: provider.isOn,
  signsOut: provider.signsOut,
})

/** The form of a new identity provider, or of `provider`. */
export function useIdentityProviderForm(
  provider: IdentityProvider | undefined,
  onSaved: (saved: IdentityProvider) => void,
) {
  const readNow = useReadNow()
  const create = useAct('createIdentityProvider')
  const update = useAct('updateIdentityProvider')
  return useVersionedForm<IdentityProvider, IdentityProviderValues, IdentityProviderValues, IdentityProvider>(
    {
      row: provider,
      resolver: schemaResolver(identityProviderInput),
      blank: newProvider,
      valuesOf,
      fields,
      save: (values, base) =>
        base
          ? update.mutateAsync({ providerId: base.id, version: base.version, ...values })
          : create.mutateAsync(values),
      readTheirs: async ({ id }) => {
        const { items } = await readNow('listIdentityProviders', {})
        return items.find((it) => it.id === id)
      },
      onSaved,
    },
  )
}
