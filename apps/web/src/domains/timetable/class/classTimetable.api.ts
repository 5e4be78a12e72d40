import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

/** Keys begin with the topic whose events refresh them. */
const meetingsKey = (classId: string) => ['sessions', 'meetings', classId]

export const useMeetings = (classId: string) =>
  useQuery({
    queryKey: meetingsKey(classId),
    queryFn: ({ signal }) => api.listMeetings({ classId }, { signal }),
  })

export const useClassSessions = (input: Input<'listClassSessions'>) =>
  useQuery({
    queryKey: ['sessions', 'of-class', input],
    queryFn: ({ signal }) => api.listClassSessions(input, { signal }),
    placeholderData: keepPreviousData,
  })

/** What stands against a wanted time; null while the form is not complete. */
export const useMeetingCheck = (input: Input<'checkMeeting'> | null) =>
  useQuery({
    queryKey: ['sessions', 'meeting-check', input],
    queryFn: ({ signal }) => api.checkMeeting(input as Input<'checkMeeting'>, { signal }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  })

export const useMoveCheck = (input: Input<'checkSessionMove'> | null) =>
  useQuery({
    queryKey: ['sessions', 'move-check', input],
    queryFn: ({ signal }) => api.checkSessionMove(input as Input<'checkSessionMove'>, { signal }),
    enabled: input !== null,
    placeholderData: keepPreviousData,
  })

/** Lecturers by what was typed, for choosing a substitute. */
export const useLecturers = (search: string) =>
  useQuery({
    queryKey: ['people', 'lecturers', search],
    queryFn: ({ signal }) =>
      api.listPeople({ role: 'lecturer', status: 'active', search, pageSize: 8 }, { signal }),
    placeholderData: keepPreviousData,
  })

/** Refused or not, everything about sessions is read anew: a refusal means that it was out of date. */
function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => client.invalidateQueries({ queryKey: ['sessions'] }),
  })
}

export const useCreateMeeting = () => useChange((input: Input<'createMeeting'>) => api.createMeeting(input))

export const useUpdateMeeting = () => useChange((input: Input<'updateMeeting'>) => api.updateMeeting(input))

export const useDeleteMeeting = () => useChange((meetingId: string) => api.deleteMeeting({ meetingId }))

export const useMoveSession = () => useChange((input: Input<'moveSession'>) => api.moveSession(input))

export const useCancelSession = () => useChange((input: Input<'cancelSession'>) => api.cancelSession(input))

export const useRestoreSession = () =>
  useChange((input: Input<'restoreSession'>) => api.restoreSession(input))

export const useSetSubstitute = () => useChange((input: Input<'setSubstitute'>) => api.setSubstitute(input))
