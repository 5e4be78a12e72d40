import { SignOutWarning } from '#domains/attendance/offline/SignOutWarning.tsx'
import { KeptMarksWarning } from '#domains/results/sheet/KeptMarksWarning.tsx'
import { useUser } from '#lib/session.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSignOut } from './useSignOut.ts'

export function SignOutDialog({ onClose }: { onClose: () => void }) {
  const { id, role } = useUser()
  const signOut = useSignOut()
  return (
    <ConfirmDialog
      onClose={onClose}
      title="Sign Out Confirmation"
      confirmLabel="Sign Out"
      busyLabel="Signing Out..."
      busy={signOut.isPending || signOut.isSuccess}
      error={signOut.error}
      failed="Logout failed"
      keepsFailed
      onConfirm={() => signOut.mutate()}
    >
      <p>Are you sure you want to sign out of your account?</p>
      {role === 'student' && <SignOutWarning studentId={id} />}
      {(role === 'admin' || role === 'lecturer') && <KeptMarksWarning />}
    </ConfirmDialog>
  )
}
