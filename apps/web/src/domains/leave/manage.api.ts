import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { useLeaveChange } from './leave.api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

export const useLeaveQueue = (query: Input<'listLeave'>) =>
  useQuery({
    queryKey: ['leave', 'queue', query],
    queryFn: ({ signal }) => api.listLeave(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useLeaveReview = (requestId: string) =>
  useQuery({
    queryKey: ['leave', 'review', requestId],
    queryFn: ({ signal }) => api.reviewLeave({ requestId }, { signal }),
    retry: false,
  })
export type LeaveReview = NonNullable<ReturnType<typeof useLeaveReview>['data']>

export const useApproveLeave = () => useLeaveChange((input: Input<'approveLeave'>) => api.approveLeave(input))
export const useRejectLeave = () => useLeaveChange((input: Input<'rejectLeave'>) => api.rejectLeave(input))
export const useRevokeLeave = () => useLeaveChange((input: Input<'revokeLeave'>) => api.revokeLeave(input))

export const useTeamCalendar = (query: Input<'listTeamCalendar'>) =>
  useQuery({
    queryKey: ['leave', 'team', query],
    queryFn: ({ signal }) => api.listTeamCalendar(query, { signal }),
    placeholderData: keepPreviousData,
  })
export type TeamCalendar = NonNullable<ReturnType<typeof useTeamCalendar>['data']>

export const useLeaveBalances = (query: Input<'listLeaveBalances'>) =>
  useQuery({
    queryKey: ['leave', 'people', query],
    queryFn: ({ signal }) => api.listLeaveBalances(query, { signal }),
    placeholderData: keepPreviousData,
  })
export type BalanceRow = NonNullable<ReturnType<typeof useLeaveBalances>['data']>['items'][number]

export const useLeaveLedger = (query: Input<'listLeaveLedger'>) =>
  useQuery({
    queryKey: ['leave', 'ledger', query],
    queryFn: ({ signal }) => api.listLeaveLedger(query, { signal }),
    retry: false,
  })

export const useAdjustBalance = () =>
  useLeaveChange((input: Input<'adjustLeaveBalance'>) => api.adjustLeaveBalance(input))

export const useLeaveTypes = () =>
  useQuery({
    queryKey: ['leave', 'types'],
    queryFn: ({ signal }) => api.listLeaveTypes({}, { signal }),
  })

export const useCreateLeaveType = () =>
  useLeaveChange((input: ParsedInputOf<Operations['createLeaveType']>) => api.createLeaveType(input))
export const useUpdateLeaveType = () =>
  useLeaveChange((input: ParsedInputOf<Operations['updateLeaveType']>) => api.updateLeaveType(input))
export const useArchiveLeaveType = () =>
  useLeaveChange((input: Input<'archiveLeaveType'>) => api.archiveLeaveType(input))
export const useRestoreLeaveType = () =>
  useLeaveChange((input: Input<'restoreLeaveType'>) => api.restoreLeaveType(input))
