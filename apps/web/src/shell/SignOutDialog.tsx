import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { SignOutWarning } from '#domains/attendance/offline/SignOutWarning.tsx'
import { leavePush } from '#domains/notifications/push/browserPush.ts'
import { KeptMarksWarning } from '#domains/results/sheet/KeptMarksWarning.tsx'
import { api } from '#lib/api.ts'
import { forgetSealKeys } from '#lib/sealedStore.ts'
import { useUser } from '#lib/session.ts'
import { wipePersonalData } from '#lib/storage.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { m } from './messages.ts'

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { id, role } = useUser()
  const signOut = useSignOut()
  return (
    <ConfirmDialog
      onClose={onClose}
      title={m.signOutConfirmation()}
      confirmLabel={m.signOut()}
      busyLabel={m.signingOut()}
      busy={signOut.isPending || signOut.isSuccess}
      error={signOut.error}
      failed={m.logoutFailed()}
      keepsFailed
      onConfirm={() => signOut.mutate()}
    >
      <p>{m.confirmSignOut()}</p>
      {role === 'student' && <SignOutWarning studentId={id} />}
      {(role === 'admin' || role === 'lecturer') && <KeptMarksWarning />}
    </ConfirmDialog>
  )
}

/**
 * Ends the session, forgets what this browser knows about the person, and goes to the sign-in screen, or to the identity
 * provider to sign out there too.
 */
function useSignOut() {
  const navigate = useNavigate()
  const client = useQueryClient()
  return useMutation({
    mutationFn: () => api.signOut({}),
    onSuccess: async ({ continueAt }) => {
      // Not waited for: the server has ended the registration, the browser's service may be out of reach.
      void leavePush()
      wipePersonalData()
      await forgetSealKeys()
      client.clear()
      if (continueAt) location.replace(continueAt)
      else navigate('/login', { replace: true })
    },
  })
}
