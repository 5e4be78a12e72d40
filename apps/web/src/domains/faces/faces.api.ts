import type { MyFace } from '@campanile/contract/faces/faces.ts'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { isOutOfReach } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { applyFace, keptFaceKey, myFaceKey, rememberFace } from './faceCache.ts'
import { dropKeptFace, keepFace } from './kept/keptFace.ts'
import { inputOf, type Shot } from './shot.ts'

/** Asked even when the browser believes to be offline, so that being out of reach is told. */
export function useMyFace() {
  const { id } = useUser()
  return useQuery({
    queryKey: myFaceKey,
    networkMode: 'always',
    queryFn: async ({ signal }) => {
      const face = await api.readMyFace({}, { signal })
      rememberFace(id, face)
      return face
    },
  })
}

export const useFaceEvents = () =>
  useQuery({
    queryKey: ['faces', 'events'],
    queryFn: ({ signal }) => api.listMyFaceEvents({}, { signal }),
  })

/** Fails when the text has changed meanwhile; the new one is fetched. */
export function useGiveConsent() {
  const client = useQueryClient()
  return useMutation({
    mutationFn: (version: string) => api.giveFaceConsent({ version }),
    onSuccess: (face) => client.setQueryData(myFaceKey, face),
    onError: () => client.invalidateQueries({ queryKey: myFaceKey }),
  })
}

type RegistrationOutcome = { kept: false; face: MyFace } | { kept: true }

/** Registers the shot; where the server is out of reach, keeps it on this device instead. */
export function useRegisterFace() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    networkMode: 'always',
    mutationFn: async (shot: Shot): Promise<RegistrationOutcome> => {
      const input = await inputOf(shot)
      try {
        const face = await api.registerFace(input)
        await dropKeptFace(id)
        return { kept: false, face }
      } catch (error) {
        if (!isOutOfReach(error)) throw error
        await keepFace(id, input)
        return { kept: true }
      }
    },
    onSuccess: (outcome) => {
      if (outcome.kept) client.invalidateQueries({ queryKey: keptFaceKey })
      else applyFace(client, id, outcome.face)
    },
  })
}

export function useDeleteFace() {
  const client = useQueryClient()
  const { id } = useUser()
  return useMutation({
    mutationFn: async () => {
      const answer = await api.deleteFace({})
      await dropKeptFace(id)
      return answer
    },
    onSuccess: ({ face }) => applyFace(client, id, face),
  })
}
