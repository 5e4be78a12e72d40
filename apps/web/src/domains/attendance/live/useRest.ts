import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Input, refreshAfter, writeRead } from '#lib/reads.ts'
import { markingScope } from './useRowChange.ts'

interface RestAnswer {
  register: Register
  studentIds: string[]
}

/** Records the attendance of all students without a record, or undoes that. The answer is shown at once. */
export function useRest<K extends 'recordRest' | 'undoRest'>(
  name: K,
  sessionId: string,
  { onSuccess, onError }: { onSuccess: (studentIds: string[]) => void; onError: (error: Error) => void },
) {
  const client = useQueryClient()
  return useMutation({
    scope: markingScope(sessionId),
    mutationFn: (input: Input<K>): Promise<RestAnswer> => call<'recordRest' | 'undoRest'>(name, input),
    onSuccess: async ({ register, studentIds }) => {
      const written = await writeRead(
        client,
        'readRegister',
        { sessionId },
        (before) => before && { ...before, ...register },
      )
      void refreshAfter(client, name, written)
      onSuccess(studentIds)
    },
    onError,
  })
}
