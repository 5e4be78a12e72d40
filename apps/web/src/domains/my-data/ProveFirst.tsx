import { errorMessage } from '@campanile/contract/errors.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { useUser } from '#lib/session.ts'
import { PasswordForm } from '#ui/PasswordForm.tsx'
import { useConfirmPassword } from './myData.api.ts'

interface ProveFirstProps {
  onCancel: () => void
  onProved: () => void
}

/** Whoever signed in without a password has none to prove: signing in anew does it. */
const alertOf = (error: unknown) =>
  hasCode(error, 'operation-not-allowed') ? errorMessage['requires-recent-login'] : sentenceOf(error)

/** The password anew, before everything held about somebody leaves in one file. */
export function ProveFirst({ onCancel, onProved }: ProveFirstProps) {
  const { email } = useUser()
  const password = useConfirmPassword()
  const isWrong = hasCode(password.error, 'wrong-password')
  return (
    <div className="max-w-md rounded-md bg-sunken p-4">
      <p className="mb-4 text-base text-ink-2">
        This file holds everything about you, so we ask again that it is you.
      </p>
      <PasswordForm
        email={email}
        cancelLabel="Cancel"
        busy={password.isPending}
        fieldError={isWrong ? sentenceOf(password.error) : undefined}
        error={password.error && !isWrong ? alertOf(password.error) : undefined}
        onCancel={onCancel}
        onSubmit={(text) => password.mutate(text, { onSuccess: onProved })}
      />
    </div>
  )
}
