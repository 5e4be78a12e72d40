import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { sessionKey } from '#lib/session.ts'

/** Who is signed in, as the server sees it. */
export const useSession = () =>
  useQuery({
    queryKey: sessionKey,
    queryFn: ({ signal }) => api.readSession({}, { signal }),
    staleTime: 60_000,
  })
