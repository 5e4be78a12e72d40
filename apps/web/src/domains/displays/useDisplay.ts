import { type QueryFunctionContext, useQuery, useQueryClient } from '@tanstack/react-query'
import { hasCode } from '#lib/errors.ts'
import { type Answer, call } from '#lib/reads.ts'

/** Milliseconds; a disconnected display shows so within this time. */
const pollInterval = 5_000

const displayKey = ['display'] as const

interface Pairing {
  /** Null while it is not paired. */
  shown: Answer<'readDisplay'> | null
  wasPaired: boolean
}

/**
 * Being unpaired is an answer rather than an error: a query without data forgets its error on each refetch, and the
 * page would drop its code and request another.
 */
async function readPairing({ client, signal }: QueryFunctionContext): Promise<Pairing> {
  try {
    return { shown: await call('readDisplay', {}, { signal }), wasPaired: true }
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) throw error
    return { shown: null, wasPaired: client.getQueryData<Pairing>(displayKey)?.wasPaired ?? false }
  }
}

/** The content of this display. `reset` deletes the pairing and starts again. */
export function useDisplay() {
  const client = useQueryClient()
  const display = useQuery({
    queryKey: displayKey,
    queryFn: readPairing,
    refetchInterval: pollInterval,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })
  return { display, reset: () => client.resetQueries({ queryKey: displayKey }) }
}
