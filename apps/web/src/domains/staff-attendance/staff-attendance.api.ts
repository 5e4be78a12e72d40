import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import type { LinkAudience, MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { answerWithPasskey } from '#lib/passkey.ts'
import { asRequest } from '#lib/requestSent.ts'
import { timed } from '#lib/serverClock.ts'
import { askCodesEvery } from '#lib/useShownCode.ts'
import { myDayKey } from './my/myDays.api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Milliseconds; who is missing changes by the clock alone, of which no event tells. */
const byTheClock = 60_000

/** Refused or not, what is on the screen is read anew: a refusal means that it was out of date. */
function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-days'] }),
  })
}

/** Where somebody checks in: at a place's link, or from their own page. */
export type Place = { linkId?: string }

export const useStartStaffFaceCheck = (place: Place) =>
  useMutation({
    mutationFn: (not: LivenessAction | undefined) =>
      api.startStaffFaceCheck({ ...place, ...(not && { not }) }),
  })

/** Asks a passkey of this device, and sends what it answers. */
export function useAttendWithPasskey(act: 'check-in' | 'check-out', place: Place) {
  const client = useQueryClient()
  const send = act === 'check-in' ? api.checkInStaffDay : api.checkOutStaffDay
  return useMutation({
    mutationFn: async () => {
      const assertion = await answerWithPasskey(await api.startStaffPasskeyCheck(place))
      return send({ ...place, proof: { method: 'passkey', assertion } })
    },
    onSuccess: (day) => client.setQueryData<MyStaffDay>(myDayKey, day),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-days'] }),
  })
}

type FaceProof = { challenge: string; descriptors: string[] }

export function useAttendWithFace(act: 'check-in' | 'check-out', place: Place) {
  const client = useQueryClient()
  const send = act === 'check-in' ? api.checkInStaffDay : api.checkOutStaffDay
  return useMutation({
    mutationFn: (proof: FaceProof) => send({ ...place, proof: { method: 'face', ...proof } }),
    onSuccess: (day) => client.setQueryData<MyStaffDay>(myDayKey, day),
    onSettled: () => client.invalidateQueries({ queryKey: ['staff-days'] }),
  })
}

export const useReportStaffProblem = (place: Place) =>
  useMutation({
    mutationFn: (problem: Input<'reportStaffProblem'>['problem']) =>
      api.reportStaffProblem({ ...place, problem }),
  })

export const useRedeemStaffLink = (input: { linkId: string; audience: LinkAudience; token?: string }) =>
  useQuery({
    queryKey: ['place', input],
    queryFn: () => api.redeemStaffLink(input),
    staleTime: Number.POSITIVE_INFINITY,
    retry: false,
  })

export const useRequestCorrection = () =>
  useChange((input: Input<'requestCorrection'>) => asRequest(api.requestCorrection(input)))

export const useStaffBoard = (query: Input<'readStaffBoard'>) =>
  useQuery({
    queryKey: ['staff-days', 'board', query],
    queryFn: ({ signal }) => api.readStaffBoard(query, { signal }),
    placeholderData: keepPreviousData,
    refetchInterval: byTheClock,
  })
export type StaffBoard = NonNullable<ReturnType<typeof useStaffBoard>['data']>

export const useStaffMonth = (query: Input<'listStaffMonth'> | undefined) =>
  useQuery({
    queryKey: ['staff-days', 'month', query],
    queryFn: ({ signal }) => api.listStaffMonth(query!, { signal }),
    enabled: query !== undefined,
    placeholderData: keepPreviousData,
  })
export type StaffMonth = NonNullable<ReturnType<typeof useStaffMonth>['data']>

export const useStaffDay = (personId: string, date: string) =>
  useQuery({
    queryKey: ['staff-days', 'day', personId, date],
    queryFn: ({ signal }) => api.readStaffDay({ personId, date }, { signal }),
  })

export const useCorrectStaffDay = () =>
  useChange((input: Input<'correctStaffDay'>) => api.correctStaffDay(input))

export const useForgottenCheckOuts = (query: Input<'listForgottenCheckOuts'>) =>
  useQuery({
    queryKey: ['staff-days', 'forgotten', query],
    queryFn: ({ signal }) => api.listForgottenCheckOuts(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useCorrections = (query: Input<'listCorrections'>) =>
  useQuery({
    queryKey: ['staff-days', 'corrections', query],
    queryFn: ({ signal }) => api.listCorrections(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useDecideCorrection = () =>
  useChange((input: Input<'decideCorrection'>) => api.decideCorrection(input))

export const useShiftRules = (query: Input<'listShiftRules'>) =>
  useQuery({
    queryKey: ['staff-days', 'rules', query],
    queryFn: ({ signal }) => api.listShiftRules(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useAddShiftRule = () => useChange((input: Input<'addShiftRule'>) => api.addShiftRule(input))
export const useUpdateShiftRule = () =>
  useChange((input: Input<'updateShiftRule'>) => api.updateShiftRule(input))
export const useRemoveShiftRule = () => useChange((ruleId: string) => api.removeShiftRule({ ruleId }))

/** People who can have shift times of their own, by what is typed of their name. */
export const useStaffNamed = (search: string) =>
  useQuery({
    queryKey: ['staff-days', 'named', search],
    queryFn: ({ signal }) => api.readStaffBoard({ search, pageSize: 8 }, { signal }),
    placeholderData: keepPreviousData,
  })

export const useStaffLinks = (query: Input<'listStaffLinks'>) =>
  useQuery({
    queryKey: ['staff-days', 'links', query],
    queryFn: ({ signal }) => api.listStaffLinks(query, { signal }),
    placeholderData: keepPreviousData,
  })

export const useAddStaffLink = () => useChange((input: Input<'addStaffLink'>) => api.addStaffLink(input))
export const useUpdateStaffLink = () =>
  useChange((input: Input<'updateStaffLink'>) => api.updateStaffLink(input))

/** What a place's screen shows now; asked often, because the code turns. */
export const useStaffLinkCode = (linkId: string) =>
  useQuery({
    queryKey: ['staff-days', 'link-code', linkId],
    queryFn: ({ signal }) => timed(() => api.readStaffLinkCode({ linkId }, { signal })),
    refetchInterval: askCodesEvery,
    staleTime: 0,
    gcTime: 0,
  })
