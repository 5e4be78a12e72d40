import { useRead } from '#lib/useRead.ts'

/** Who is signed in, as the server sees it. */
export const useSession = () =>
  useRead(
    'readSession',
    {},
    {
      staleTime: 60_000,
      // A page that nobody attends to, such as the lobby's wall, recovers by itself.
      refetchInterval: ({ state }) => (state.status === 'error' ? 30_000 : false),
    },
  )
