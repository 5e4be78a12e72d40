import { useQuery } from '@tanstack/react-query'
import { call } from '#lib/reads.ts'
import { type SessionAnswer, sessionKey, takeExpectedSession } from '#lib/session.ts'

/** Reads the auth session, unless it is part of another response. */
async function read(signal: AbortSignal): Promise<SessionAnswer> {
  // A refused scan doesn't reveal who is signed in.
  const expected = await takeExpectedSession()?.catch(() => undefined)
  return expected ?? call('readSession', {}, { signal })
}

/** The signed-in person, according to the server. */
export const useSession = () =>
  useQuery<SessionAnswer>({
    queryKey: sessionKey,
    queryFn: ({ signal }) => read(signal),
    staleTime: 60_000,
    // An unattended page, such as the lobby's display, has to recover automatically.
    refetchInterval: ({ state }) => (state.status === 'error' ? 30_000 : false),
  })
