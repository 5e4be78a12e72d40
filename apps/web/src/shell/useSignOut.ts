import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { leavePush } from '#domains/notifications/push/browserPush.ts'
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
      // Not waited for: the server has ended the registration, the browser's service may be out of reach.
      void leavePush()
      wipePersonalData()
      await forgetSealKeys()
      client.clear()
      navigate('/login', { replace: true })
    },
  })
}
