import type { PhotoCrop } from '@campanile/contract/people/people.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { api } from '#lib/api.ts'
import { type SessionAnswer, sessionKey } from '#lib/session.ts'

/** The shell shows the new photo at once. */
function useMyPhotoChange<T>(mutationFn: (input: T) => Promise<{ photo: string | null }>) {
  const client = useQueryClient()
  return useMutation({
    mutationFn,
    onSuccess: ({ photo }) =>
      client.setQueryData<SessionAnswer>(sessionKey, (session) =>
        session?.user ? { ...session, user: { ...session.user, photo } } : session,
      ),
  })
}

export const useReplaceMyPhoto = () =>
  useMyPhotoChange(({ file, crop }: { file: Blob; crop: PhotoCrop }) => api.replaceMyPhoto(crop, { file }))

export const useRemoveMyPhoto = () => useMyPhotoChange(() => api.removeMyPhoto({}))
