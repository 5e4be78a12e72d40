import type { InputOf, ParsedInputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { asRequest } from '#lib/requestSent.ts'
import { timed } from '#lib/serverClock.ts'
import { type Sending, startUploads } from '#lib/uploads.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Keys begin with the topic whose events refresh them. */
const leaveKey = ['leave'] as const

export const useMyBalances = (on?: string) =>
  useQuery({
    queryKey: ['leave', 'my-balances', on],
    queryFn: ({ signal }) => api.listMyLeaveBalances({ on }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMyLeave = (query: Input<'listMyLeave'>) =>
  useQuery({
    queryKey: ['leave', 'mine', query],
    queryFn: ({ signal }) => api.listMyLeave(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useMyLeaveCalendar = (from: string, to: string) =>
  useQuery({
    queryKey: ['leave', 'my-calendar', from, to],
    queryFn: ({ signal }) => api.listMyLeaveCalendar({ from, to }, { signal }),
    placeholderData: keepPreviousData,
  })
export type LeaveCalendar = NonNullable<ReturnType<typeof useMyLeaveCalendar>['data']>

export const useLeaveRequest = (requestId: string) =>
  useQuery({
    queryKey: ['leave', 'request', requestId],
    queryFn: ({ signal }) => api.readLeave({ requestId }, { signal }),
    retry: false,
  })

/** What a request comes to; null while the form is not complete. */
export const useLeaveCheck = (period: Input<'checkLeave'> | null) =>
  useQuery({
    queryKey: ['leave', 'check', period],
    queryFn: ({ signal }) => api.checkLeave(period as Input<'checkLeave'>, { signal }),
    enabled: period !== null,
    placeholderData: keepPreviousData,
    retry: false,
  })

/** Refused or not, everything about leave is read anew: a refusal means that it was out of date. */
export function useLeaveChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({ mutationFn, onSettled: () => client.invalidateQueries({ queryKey: leaveKey }) })
}

export const useSubmitLeave = () =>
  useLeaveChange((input: ParsedInputOf<Operations['submitLeave']>) => asRequest(api.submitLeave(input)))

export const useWithdrawLeave = () =>
  useLeaveChange((input: Input<'withdrawLeave'>) => api.withdrawLeave(input))

export const useRemoveLeaveFile = () =>
  useLeaveChange((input: Input<'removeLeaveFile'>) => api.removeLeaveFile(input))

interface SentFile extends Sending {
  requestId: string
  file: File
}

/** Sends files to a request of mine, one after the other; whether all of them arrived. */
export function useAttachLeaveFiles() {
  const { mutateAsync } = useLeaveChange(({ requestId, file, ...sending }: SentFile) =>
    api.attachLeaveFile({ requestId, name: file.name }, { file, ...sending }),
  )
  return (requestId: string, files: readonly File[]) =>
    startUploads(requestId, files, (file, sending) => mutateAsync({ requestId, file, ...sending }))
}

/** How far this device's clock is from the server's; asked once. */
export const useLeaveClock = () =>
  useQuery({
    queryKey: ['leave-clock'],
    queryFn: () => timed(() => api.listMyLeaveDecisions({ since: new Date().toISOString() })),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  }).data?.clockOffset

/** What was decided since an instant; undefined while that is not known. */
export const useMyDecisions = (since: string | undefined) =>
  useQuery({
    queryKey: ['leave', 'decisions', since],
    queryFn: ({ signal }) => api.listMyLeaveDecisions({ since: since ?? '' }, { signal }),
    enabled: since !== undefined,
  }).data?.items
