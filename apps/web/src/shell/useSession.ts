import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { sessionKey } from '#lib/session.ts'

/** Who is signed in, as the server sees it. */
export const useSession = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => api.readSession({}, { signal }),
    staleTime: 60_000,
    // A page that nobody attends to, such as the lobby's wall, finds back by itself.
    refetchInterval: ({ state }) => (state.status === 'error' ? 30_000 : false),
  })
