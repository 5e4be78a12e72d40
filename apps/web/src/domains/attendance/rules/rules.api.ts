import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

/** Refreshed with the registers: whoever else runs the class may change its rules too. */
const rulesKey = (classId: string) => ['register', 'rules', classId] as const

export const useCheckInRules = (classId: string) =>
  useQuery({
    queryKey: rulesKey(classId),
    queryFn: ({ signal }) => api.readCheckInRules({ classId }, { signal }),
  })

export function useUpdateCheckInRules() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: InputOf<Operations['updateCheckInRules']>) => api.updateCheckInRules(input),
    onSuccess: (rules) => client.setQueryData(rulesKey(rules.classId), rules),
  })
}
