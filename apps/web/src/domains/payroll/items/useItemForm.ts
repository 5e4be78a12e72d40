import type { PayItem } from '@campanile/contract/payroll/pay-items.ts'
import type { FieldErrors } from 'react-hook-form'
import { set } from 'react-hook-form'
import { useAct } from '#lib/useAct.ts'
import { useReadNow } from '#lib/useRead.ts'
import { useVersionedForm } from '#lib/useVersionedForm.ts'
import {
  fieldFor,
  type ItemValues,
  itemFields,
  newItem,
  payItemFormInput,
  payItemFormProblems,
  payItemFormValues,
} from './itemForm.ts'

/** The contract's own judgement of the form, field by field. */
const resolverFor = (currency: string) => (values: ItemValues) => {
  const problems = Object.entries(payItemFormProblems(values, currency))
  if (problems.length === 0) return { values, errors: {} }
  const errors: FieldErrors<ItemValues> = {}
  for (const [field, message] of problems) set(errors, field, { type: 'contract', message })
  return { values: {}, errors }
}

/** The form of a new pay item, or of `item`. */
export function useItemForm(currency: string, item: PayItem | undefined, onSaved: (saved: PayItem) => void) {
  const readNow = useReadNow()
  const create = useAct('createPayItem')
  const update = useAct('updatePayItem')
  return useVersionedForm<PayItem, ItemValues>({
    row: item,
    resolver: resolverFor(currency),
    blank: newItem,
    valuesOf: (row) => payItemFormValues(row, currency),
    fields: itemFields,
    fieldFor,
    save: (values, base) => {
      const input = payItemFormInput(values, currency)
      return base
        ? update.mutateAsync({ payItemId: base.id, version: base.version, values: input })
        : create.mutateAsync(input)
    },
    readTheirs: async (base) => {
      const { items } = await readNow('listPayItems', {})
      return items.find(({ id }) => id === base.id)
    },
    onSaved,
  })
}
