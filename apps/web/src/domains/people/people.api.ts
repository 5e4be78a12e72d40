import type { InputOf } from '@campanile/contract/operation.ts'
import type { Operations } from '@campanile/contract/operations.ts'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { sessionKey } from '#lib/session.ts'
import type { PeopleQuery } from './peopleQuery.ts'

type Input<K extends keyof Operations> = InputOf<Operations[K]>

export const usePeople = (query: PeopleQuery) =>
  useQuery({
    queryKey: ['people', 'list', query],
    queryFn: ({ signal }) => api.listPeople(query, { signal }),
    placeholderData: keepPreviousData,
  })

/** Read once: the form that shows it keeps what is typed. */
export const usePerson = (personId: string | null) =>
  useQuery({
    queryKey: ['person-opened', personId],
    queryFn: ({ signal }) => api.readPerson({ personId: personId ?? '' }, { signal }),
    enabled: personId !== null,
    gcTime: 0,
  })

/** Refused or not, the list is read anew: a refusal means that it was out of date. */
function useChange<I, O>(mutationFn: (input: I) => Promise<O>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSettled: () => {
      for (const queryKey of [['people'], ['faces'], sessionKey]) client.invalidateQueries({ queryKey })
    },
  })
}

export const useCreatePerson = () => useChange((input: Input<'createPerson'>) => api.createPerson(input))

export const useUpdatePerson = () => useChange((input: Input<'updatePerson'>) => api.updatePerson(input))

export const useSignPersonOut = () => useChange((personId: string) => api.signPersonOut({ personId }))

export const useDisablePerson = () => useChange((personId: string) => api.disablePerson({ personId }))

export const useEnablePerson = () => useChange((personId: string) => api.enablePerson({ personId }))

export const useArchivePerson = () => useChange((personId: string) => api.archivePerson({ personId }))

export const useVouchForAdmin = () => useChange((personId: string) => api.vouchForAdmin({ personId }))

export const useResendInvitation = () => useChange((personId: string) => api.resendInvitation({ personId }))

export const useCreatePasswordResetLink = () =>
  useChange((personId: string) => api.createPasswordResetLink({ personId }))

export const useReplacePhoto = () =>
  useChange(({ personId, file }: { personId: string; file: Blob }) =>
    api.replacePersonPhoto({ personId }, { file }),
  )

export const useRemovePhoto = () => useChange((personId: string) => api.removePersonPhoto({ personId }))

export const useResetSecondFactor = () => useChange((personId: string) => api.resetSecondFactor({ personId }))

/** What it would do, or did; read anew when the people change, as they do when it is done. */
export const useErasure = (personId: string) =>
  useQuery({
    queryKey: ['people', 'erasure', personId],
    queryFn: ({ signal }) => api.readErasure({ personId }, { signal }),
  })

export const useErasePerson = () => useChange((personId: string) => api.erasePerson({ personId }))

export const useFaceReviews = () =>
  useQuery({
    queryKey: ['faces', 'reviews'],
    queryFn: ({ signal }) => api.listFaceReviews({}, { signal }),
  })

export const useDecideFaceReview = () =>
  useChange((input: { personId: string; decision: 'accept' | 'refuse'; registeredAt: string }) =>
    api.decideFaceReview(input),
  )
