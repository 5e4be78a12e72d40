import {
  type ServiceAccount,
  serviceAccountInput,
} from '@campanile/contract/service-accounts/service-accounts.ts'
import type { z } from 'zod/mini'
import { schemaResolver } from '#lib/schemaResolver.ts'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'

export type AccountValues = z.output<typeof serviceAccountInput>

const newAccount: AccountValues = { name: '', scopes: [], requestsPerMinute: 120 }

const valuesOf = ({ name, scopes, requestsPerMinute }: ServiceAccount): AccountValues => ({
  name,
  scopes,
  requestsPerMinute,
})

/** The form of a new service account, or of `account`. */
export function useAccountForm(
  account: ServiceAccount | undefined,
  onSaved: (saved: ServiceAccount) => void,
) {
  const readNow = useReadNow()
  const create = useAct('createServiceAccount')
  const update = useAct('updateServiceAccount')
  return useVersionedForm<ServiceAccount, AccountValues>({
    row: account,
    resolver: schemaResolver(serviceAccountInput),
    blank: newAccount,
    valuesOf,
    fields: ['name', 'requestsPerMinute', 'scopes'],
    save: (values, base) =>
      base
        ? update.mutateAsync({ accountId: base.id, version: base.version, ...values })
        : create.mutateAsync(values),
    readTheirs: async ({ id }) => {
      const { items } = await readNow('listServiceAccounts', { pageSize: 100 })
      return items.find((it) => it.id === id)
    },
    onSaved,
  })
}
