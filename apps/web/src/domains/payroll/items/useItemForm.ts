import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import { useQueryClient } from '@tanstack/react-query'
import type { FieldErrors } from 'react-hook-form'
import { set } from 'react-hook-form'
import { api } from '#lib/api.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import { fieldFor, type ItemValues, inputOf, itemFields, newItem, problemsOf, valuesOf } from './itemForm.ts'
import { payItemsKey, useCreatePayItem, useUpdatePayItem } from './items.api.ts'

/** The contract's own judgement of the form, field by field. */
const resolverFor = (currency: string) => (values: ItemValues) => {
  const problems = Object.entries(problemsOf(values, currency))
  if (problems.length === 0) return { values, errors: {} }
  const errors: FieldErrors<ItemValues> = {}
  for (const [field, message] of problems) set(errors, field, { type: 'contract', message })
  return { values: {}, errors }
}

/** The form of a new pay item, or of `item`. */
export function useItemForm(currency: string, item: PayItem | undefined, onSaved: (saved: PayItem) => void) {
  const client = useQueryClient()
  const create = useCreatePayItem()
  const update = useUpdatePayItem()
  return useVersionedForm<PayItem, ItemValues>({
    row: item,
    resolver: resolverFor(currency),
    blank: newItem,
    valuesOf: (row) => valuesOf(row, currency),
    fields: itemFields,
    fieldFor,
    save: (values, base) => {
      const input = inputOf(values, currency)
      return base
        ? update.mutateAsync({ payItemId: base.id, version: base.version, values: input })
        : create.mutateAsync(input)
    },
    readTheirs: async (base) => {
      const fresh = await client.fetchQuery({
        queryKey: payItemsKey,
        queryFn: () => api.listPayItems({}),
        staleTime: 0,
      })
      return fresh.items.find(({ id }) => id === base.id)
    },
    onSaved,
  })
}
