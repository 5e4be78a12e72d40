import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { hasCode } from './errors.ts'

const worthRetrying = (tries: number, error: Error) =>
  tries < 2 && hasCode(error, 'network-request-failed', 'unavailable')

/**
 * Milliseconds before retrying: randomised, so that pages that lost the server together do not return
 * together.
 */
const retryDelay = (tries: number) => 1_000 * 2 ** tries * (0.5 + Math.random())

/** `onSignedOut` runs when any call finds that the session has ended. */
export function createQueryClient(onSignedOut: (client: QueryClient) => void): QueryClient {
  const onError = (error: Error) => {
    if (hasCode(error, 'unauthenticated')) onSignedOut(client)
  }
  const client: QueryClient = new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    defaultOptions: {
      // Live events refresh what changes; staleTime only spares repeated reads while moving between screens.
      queries: {
        retry: worthRetrying,
        retryDelay,
        staleTime: 10_000,
        networkMode: 'always',
        refetchOnReconnect: true,
      },
      // Without a network, a change fails at once with a message instead of waiting unnoticed.
      mutations: { networkMode: 'always' },
    },
  })
  return client
}
