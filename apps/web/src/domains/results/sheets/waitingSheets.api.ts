import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

export const useWaitingSheets = () =>
  useQuery({
    queryKey: ['results', 'waiting'],
    queryFn: ({ signal }) => api.listWaitingSheets({}, { signal }),
  })
