import type { RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { writeRead } from '#lib/reads.ts'
import type { PendingMark } from './registerRows.ts'

/** Identifies the records of one register that are being saved. */
export const markingKey = (sessionId: string) => ['mark', sessionId] as const

/** Changes of one register are saved one after another, so that the last key press counts. */
export const markingScope = (sessionId: string) => ({ id: `mark ${sessionId}` })

interface RowChange<T extends PendingMark> {
  act: (mark: T) => Promise<RegisterRow>
  onSuccess: (row: RegisterRow) => void
  onError: (error: Error, mark: T) => void
}

/**
 * Changes one row. Nothing else is refetched here: the event of the change does that, once for a quick
 * series.
 */
export function useRowChange<T extends PendingMark>(
  sessionId: string,
  { act, onSuccess, onError }: RowChange<T>,
) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: markingKey(sessionId),
    scope: markingScope(sessionId),
    mutationFn: act,
    onSuccess: async (row) => {
      await writeRead(
        client,
        'readRegister',
        { sessionId },
        (register) =>
          register && {
            ...register,
            rows: register.rows.map((it) => (it.studentId === row.studentId ? row : it)),
          },
      )
      onSuccess(row)
    },
    onError,
  })
}
