import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { hasCode } from '#lib/errors.ts'

/** Milliseconds between two looks: a wall is to be right soon, and never tires of asking. */
const every = 15_000

/** Today's board; the one before stays while the server cannot be reached, and goes when the board is switched off. */
export function useLobbyBoard() {
  const query = useQuery({
    queryKey: ['lobby'],
    queryFn: ({ signal }) => api.readLobbyBoard({}, { signal }),
    refetchInterval: every,
    refetchIntervalInBackground: true,
  })
  const closed = hasCode(query.error, 'lobby-closed')
  return { ...query, closed, board: closed ? undefined : query.data }
}
