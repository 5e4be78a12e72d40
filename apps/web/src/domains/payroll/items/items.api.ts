import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePayrollChange } from '../payroll.api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>
type Parsed<K extends keyof Operations> = ParsedInputOf<Operations[K]>

export const payItemsKey = ['payroll', 'items'] as const

export const usePayItems = () =>
  useQuery({ queryKey: payItemsKey, queryFn: ({ signal }) => api.listPayItems({}, { signal }) })

export const useCreatePayItem = () =>
  usePayrollChange((input: Parsed<'createPayItem'>) => api.createPayItem(input))
export const useUpdatePayItem = () =>
  usePayrollChange((input: Parsed<'updatePayItem'>) => api.updatePayItem(input))
export const useArchivePayItem = () =>
  usePayrollChange((input: Input<'archivePayItem'>) => api.archivePayItem(input))
export const useRestorePayItem = () =>
  usePayrollChange((input: Input<'restorePayItem'>) => api.restorePayItem(input))

/** What an item comes to with example values; null while it is not complete. */
export const usePayItemTry = (input: Input<'tryPayItem'> | null) =>
  useQuery({
    // Not below the topic: nothing that others do changes the answer to a formula being typed.
    queryKey: ['pay-item-try', input],
    queryFn: ({ signal }) => api.tryPayItem(input as Input<'tryPayItem'>, { signal }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })
