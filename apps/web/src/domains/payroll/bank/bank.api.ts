import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePayrollChange } from '../payroll.api.ts'

type Parsed<K extends keyof Operations> = ParsedInputOf<Operations[K]>

export const useMyBankDetails = () =>
  useQuery({
    queryKey: ['payroll', 'my-bank'],
    queryFn: ({ signal }) => api.readMyBankDetails({}, { signal }),
  })

export const useBankDetailsOf = (personId: string) =>
  useQuery({
    queryKey: ['payroll', 'bank', personId],
    queryFn: ({ signal }) => api.readBankDetails({ personId }, { signal }),
  })
export type BankDetailsQuery = Pick<ReturnType<typeof useMyBankDetails>, 'data' | 'error' | 'refetch'>

export const useUpdateMyBankDetails = () =>
  usePayrollChange((input: Parsed<'updateMyBankDetails'>) => api.updateMyBankDetails(input))
export const useUpdateBankDetails = () =>
  usePayrollChange((input: Parsed<'updateBankDetails'>) => api.updateBankDetails(input))
export const useRemoveBankDetails = () =>
  usePayrollChange((input: InputOf<Operations['removeBankDetails']>) => api.removeBankDetails(input))
