import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { timed } from '#lib/serverClock.ts'
import { registerKey } from '../attendance.api.ts'

export const useMissedRegisters = (page: number) =>
  useQuery({
    queryKey: ['register', 'missed', page],
    queryFn: ({ signal }) => api.listMissedRegisters({ page, pageSize: 5 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Answers with the register as it is now; refused, it is out of date. */
export function useTakeRegisterLater(sessionId: string) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Omit<InputOf<Operations['takeRegisterLater']>, 'sessionId'>) =>
      timed(() => api.takeRegisterLater({ sessionId, ...input })),
    onSuccess: async (register) => {
      await client.cancelQueries({ queryKey: registerKey(sessionId) })
      client.setQueryData(registerKey(sessionId), register)
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['register'] }),
  })
}
