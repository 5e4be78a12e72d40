import type { InputOf, OutputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import {
  keepPreviousData,
  type QueryFunctionContext,
  useMutation,
  useQuery,
  useQueryClient,
} from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { hasCode } from '#lib/errors.ts'

/** Milliseconds between two looks: a display that was disconnected says so within this time. */
const lookEvery = 5_000
/** Somebody stands before the display and waits. */
const collectEvery = 2_000

export type ShownDisplay = OutputOf<Operations['readDisplay']>
const displayKey = ['display', 'shown']

interface Pairing {
  /** Null while it is not paired. */
  shown: ShownDisplay | null
  wasPaired: boolean
}

/**
 * Being unpaired is an answer and no error: a query without data forgets its error whenever it asks again, and the page
 * would drop its code and request another.
 */
async function readPairing({ client, signal }: QueryFunctionContext): Promise<Pairing> {
  try {
    return { shown: await api.readDisplay({}, { signal }), wasPaired: true }
  } catch (error) {
    if (!hasCode(error, 'unauthenticated')) throw error
    return { shown: null, wasPaired: client.getQueryData<Pairing>(displayKey)?.wasPaired ?? false }
  }
}

/** What this display shows, read again and again. */
export const useDisplay = () =>
  useQuery({
    queryKey: displayKey,
    queryFn: readPairing,
    refetchInterval: lookEvery,
    refetchIntervalInBackground: true,
    staleTime: 0,
  })

/** Forgets what this display showed, to begin anew. */
export function useDisplayReset() {
  const client = useQueryClient()
  return () => client.resetQueries({ queryKey: displayKey })
}

export const usePairing = () =>
  useQuery({
    queryKey: ['display', 'pairing'],
    queryFn: () => api.startPairing({}),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
    refetchOnReconnect: false,
  })

/** Whether the code was confirmed; asked until it is, or has expired. */
export const useCollectedPairing = (code: string | undefined) =>
  useQuery({
    queryKey: ['display', 'collection', code],
    queryFn: async () => (await api.collectPairing({})).state,
    enabled: code !== undefined,
    refetchInterval: ({ state }) =>
      state.data === undefined || state.data === 'waiting' ? collectEvery : false,
    refetchIntervalInBackground: true,
    staleTime: 0,
    gcTime: 0,
  })

export type FoundPairing = OutputOf<Operations['findPairing']>
export type DisplayTargets = OutputOf<Operations['listDisplayTargets']>

export const useDisplays = (query: InputOf<Operations['listDisplays']>) =>
  useQuery({
    queryKey: ['displays', 'list', query],
    queryFn: ({ signal }) => api.listDisplays(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useDisplayTargets = () =>
  useQuery({
    queryKey: ['displays', 'targets'],
    queryFn: ({ signal }) => api.listDisplayTargets({}, { signal }),
    staleTime: 0,
  })

export const useFindPairing = () => useMutation({ mutationFn: (code: string) => api.findPairing({ code }) })

function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: ['displays'] }) })
}

export const usePairDisplay = () =>
  useChange((input: InputOf<Operations['pairDisplay']>) => api.pairDisplay(input))

export const useRevokeDisplay = () => useChange((displayId: string) => api.revokeDisplay({ displayId }))
