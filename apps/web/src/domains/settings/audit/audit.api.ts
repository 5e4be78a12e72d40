import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import type { AuditQuery } from './auditQuery.ts'

/** Newest first, as far down as was asked for. */
export const useAuditEvents = (query: AuditQuery) =>
  useInfiniteQuery({
    queryKey: ['audit', 'list', query],
    queryFn: ({ pageParam, signal }) =>
      api.listAuditEvents({ ...query, ...(pageParam && { after: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next ?? undefined,
    placeholderData: keepPreviousData,
    staleTime: 0,
  })

export const useAuditEvent = (eventId: string) =>
  useQuery({
    queryKey: ['audit', 'event', eventId],
    queryFn: ({ signal }) => api.readAuditEvent({ eventId }, { signal }),
  })
