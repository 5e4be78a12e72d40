import { useMutation, useQueryClient } from '@tanstack/react-query'

/** Keys of queries begin with the topic whose events refresh them. */
const payrollKey = ['payroll'] as const

/** Refused or not, everything about pay is read anew: a refusal means that it was out of date. */
export function usePayrollChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: payrollKey }) })
}
