import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

/** Asked once a code: the answer of a moment ago is not worth a second count. */
export const useVerification = (code: string) =>
  useQuery({
    queryKey: ['verification', code],
    queryFn: ({ signal }) => api.verifyPaper({ code }, { signal }),
    staleTime: 60_000,
    refetchOnWindowFocus: false,
  })
