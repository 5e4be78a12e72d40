import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { api } from '#lib/api.ts'
import { forgetSealKeys } from '#lib/sealedStore.ts'
import { wipePersonalData } from '#lib/storage.ts'

/** Ends the session, forgets what this browser knows about the person, and goes to the sign-in screen. */
export function useSignOut() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.signOut({}),
    onSuccess: async () => {
      wipePersonalData()
      await forgetSealKeys()
      client.clear()
      navigate('/login', { replace: true })
    },
  })
}
