import { useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

/** Registrations that wait for an admin; the same answer as User Management reads. */
export const useFaceReviews = () =>
  useQuery({
    queryKey: ['faces', 'reviews'],
    queryFn: ({ signal }) => api.listFaceReviews({}, { signal }),
  })
