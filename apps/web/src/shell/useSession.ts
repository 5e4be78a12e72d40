import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/reads.ts'
import { type SessionAnswer, sessionKey, takeExpectedSession } from '#lib/session.ts'

/** Reads the auth session, unless it comes with another answer. */
async function read(signal: AbortSignal): Promise<SessionAnswer> {
  // A scan that was refused says nothing about who is signed in.
  const expected = await takeExpectedSession()?.catch(() => undefined)
  return expected ?? call('readSession', {}, { signal })
}

/** The signed-in person, according to the server. */
export const useSession = () =>
  useQuery<SessionAnswer>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 60_000,
    // A page without anyone at it, such as the lobby's wall, has to recover alone.
    refetchInterval: ({ state }) => (state.status === 'error' ? 30_000 : false),
  })
