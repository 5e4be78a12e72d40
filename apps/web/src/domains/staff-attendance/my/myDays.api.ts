import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

/** Milliseconds; what is due changes by the clock alone, of which no event tells. */
const byTheClock = 60_000

export const myDayKey = ['staff-days', 'mine', 'today'] as const

export const useMyStaffDay = () =>
  useQuery({
    queryKey: myDayKey,
    queryFn: ({ signal }) => api.readMyStaffDay({}, { signal }),
    refetchInterval: byTheClock,
  })

export const useMyStaffDays = (period: InputOf<Operations['listMyStaffDays']> | undefined) =>
  useQuery({
    queryKey: ['staff-days', 'mine', period],
    queryFn: ({ signal }) => api.listMyStaffDays(period!, { signal }),
    enabled: period !== undefined,
    placeholderData: keepPreviousData,
  })
