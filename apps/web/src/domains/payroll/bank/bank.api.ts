import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { usePayrollChange } from '../payroll.api.ts'

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

/** Saves a person's bank details, or one's own. */
export const useSaveBankDetails = (personId: string | undefined) =>
  usePayrollChange((input: ParsedInputOf<Operations['updateMyBankDetails']>) =>
    personId ? api.updateBankDetails({ personId, ...input }) : api.updateMyBankDetails(input),
  )
export const useRemoveBankDetails = () =>
  usePayrollChange((input: InputOf<Operations['removeBankDetails']>) => api.removeBankDetails(input))
