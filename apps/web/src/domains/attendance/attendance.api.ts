import type { Register, RegisterRow } from '@campanile/contract/attendance/attendance.ts'
import type { AttendanceStatus } from '@campanile/contract/attendance/attendance-words.ts'
import type { LiveTopic } from '@campanile/contract/live.ts'
import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { type QueryClient, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { type Timed, timed } from '#lib/serverClock.ts'
import { useUser } from '#lib/session.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Milliseconds; what may be done also changes by the clock alone, of which no event tells. */
const byTheClock = 60_000

/** Registers change lecturers' and admins' lists; students are told of their own sessions. */
const todayTopic: Record<'student' | 'other', LiveTopic> = { student: 'sessions', other: 'register' }

export function useSessionsToday() {
  const { role } = useUser()
  return useQuery({
    queryKey: [todayTopic[role === 'student' ? 'student' : 'other'], 'today'],
    queryFn: ({ signal }) => timed(() => api.listSessionsToday({}, { signal })),
    refetchInterval: byTheClock,
  })
}
export type SessionsToday = NonNullable<ReturnType<typeof useSessionsToday>['data']>

/** Query key of one session's register. */
export const registerKey = (sessionId: string) => ['register', sessionId] as const

export const useRegister = (sessionId: string) =>
  useQuery({
    queryKey: registerKey(sessionId),
    queryFn: ({ signal }) => timed(() => api.readRegister({ sessionId }, { signal })),
    refetchInterval: byTheClock,
  })

export type RegisterData = NonNullable<ReturnType<typeof useRegister>['data']>

/** The codes of one opening of check-in: opening it anew makes every earlier code worthless. */
export const useCheckInCodes = (sessionId: string, openedAt: string, every: number) =>
  useQuery({
    queryKey: ['check-in-code', sessionId, openedAt],
    queryFn: ({ signal }) => timed(() => api.readCheckInCode({ sessionId }, { signal })),
    refetchInterval: every,
    staleTime: 0,
    gcTime: 0,
  })

/** Acts on a check-in window answer with the register as it is now. */
function useWindowChange<T extends { sessionId: string }>(act: (input: T) => Promise<Register>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: T) => timed(() => act(input)),
    onSuccess: async (register, { sessionId }) => {
      await client.cancelQueries({ queryKey: registerKey(sessionId) })
      client.setQueryData(registerKey(sessionId), register)
      void client.invalidateQueries({ queryKey: ['register', 'today'] })
    },
  })
}

export const useOpenCheckIn = () => useWindowChange((input: Input<'openCheckIn'>) => api.openCheckIn(input))

export const useUpdateCheckIn = () =>
  useWindowChange((input: Input<'updateCheckIn'>) => api.updateCheckIn(input))

export const useCloseCheckIn = () =>
  useWindowChange((input: Input<'closeCheckIn'>) => api.closeCheckIn(input))

/** A mark on its way: what the row shows until the server has answered; null where only the server knows. */
export interface PendingMark {
  studentId: string
  shown: Pick<RegisterRow, 'status' | 'source' | 'markedAt'> | null
}
export interface NewMark extends PendingMark {
  status: AttendanceStatus
}

/** Names the marks of one register that are under way. */
export const markingKey = (sessionId: string) => ['mark', sessionId] as const

/** A refetch that began before the mark must not bring the old row back. */
async function putRow(client: QueryClient, sessionId: string, row: RegisterRow) {
  await client.cancelQueries({ queryKey: registerKey(sessionId) })
  client.setQueryData<Timed<Register>>(
    registerKey(sessionId),
    (register) =>
      register && {
        ...register,
        rows: register.rows.map((it) => (it.studentId === row.studentId ? row : it)),
      },
  )
}

/** Marks of one register go one after the other, so that the last key pressed is the one that counts. */
const oneByOne = (sessionId: string) => ({ id: `mark ${sessionId}` })

interface MarkCallbacks<T> {
  onSuccess: (row: RegisterRow) => void
  onError: (error: Error, mark: T) => void
}

export function useMarkAttendance(sessionId: string, { onSuccess, onError }: MarkCallbacks<NewMark>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: markingKey(sessionId),
    scope: oneByOne(sessionId),
    mutationFn: ({ studentId, status }: NewMark) => api.markAttendance({ sessionId, studentId, status }),
    onSuccess: async (row) => {
      await putRow(client, sessionId, row)
      onSuccess(row)
    },
    onError,
  })
}

export function useUndoMark(sessionId: string, { onSuccess, onError }: MarkCallbacks<PendingMark>) {
  const client = useQueryClient()
  return useMutation({
    mutationKey: markingKey(sessionId),
    scope: oneByOne(sessionId),
    mutationFn: ({ studentId }: PendingMark) => api.undoMark({ sessionId, studentId }),
    onSuccess: async (row) => {
      await putRow(client, sessionId, row)
      onSuccess(row)
    },
    onError,
  })
}

export const useMyAttendance = () =>
  useQuery({
    queryKey: ['sessions', 'my-attendance'],
    queryFn: ({ signal }) => api.readMyAttendance({}, { signal }),
  })
export type MyAttendance = NonNullable<ReturnType<typeof useMyAttendance>['data']>

export const myCheckInKey = (classId: string) => ['sessions', 'check-in', classId] as const

export function useRedeemShortCode() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (input: Input<'redeemShortCode'>) => api.redeemShortCode(input),
    onSuccess: ({ classId }) => client.invalidateQueries({ queryKey: myCheckInKey(classId) }),
  })
}

export const useMyCheckIn = (classId: string) =>
  useQuery({
    queryKey: myCheckInKey(classId),
    queryFn: ({ signal }) => timed(() => api.readMyCheckIn({ classId }, { signal })),
    refetchInterval: byTheClock,
  })
