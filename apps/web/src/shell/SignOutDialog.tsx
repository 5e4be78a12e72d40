import { sentenceOf } from '#lib/errors.ts'
import { ConfirmDialog } from '#ui/ConfirmDialog.tsx'
import { useSignOut } from './useSignOut.ts'

interface SignOutDialogProps {
  open: boolean
  onOpenChange: (open: boolean) => void
}

export function SignOutDialog({ open, onOpenChange }: SignOutDialogProps) {
  const signOut = useSignOut()
  return (
    <ConfirmDialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sign Out Confirmation"
      confirmLabel="Sign Out"
      busyLabel="Signing Out..."
      busy={signOut.isPending || signOut.isSuccess}
      error={signOut.error ? `Logout failed. ${sentenceOf(signOut.error)}` : undefined}
      onConfirm={() => signOut.mutate()}
    >
      Are you sure you want to sign out of your account?
    </ConfirmDialog>
  )
}
