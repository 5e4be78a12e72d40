import { SignOutWarning } from '#domains/attendance/offline/SignOutWarning.tsx'
import { KeptMarksWarning } from '#domains/results/sheet/KeptMarksWarning.tsx'
import { useUser } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { m } from './messages.ts'
import { useSignOut } from './useSignOut.ts'

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
