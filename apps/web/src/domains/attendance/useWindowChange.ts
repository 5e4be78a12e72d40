import { useMutation, useQueryClient } from '@tanstack/react-query'
import { call, type Input, refreshAfter, writeRead } from '#lib/reads.ts'

type WindowChange = 'openCheckIn' | 'updateCheckIn' | 'closeCheckIn'

/** Changes the check-in window of a session. The response is its register, which is shown at once. */
export function useWindowChange<K extends WindowChange>(name: K) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<K>) => call<WindowChange>(name, input),
    onSuccess: async (register, { sessionId }) => {
      const written = await writeRead(client, 'readRegister', { sessionId }, () => register)
      // Students are waiting for the code, whereas nobody waits for lists on other screens.
      void refreshAfter(client, name, written)
    },
  })
}
