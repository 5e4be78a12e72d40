import { hasCode } from '#lib/errors.ts'
import { ConfirmFirst } from '#ui/ConfirmFirst.tsx'
import { CodeForm } from './CodeForm.tsx'
import { useRenewRecoveryCodes } from './security.api.ts'

interface RenewCodesProps {
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** New recovery codes in the place of the former ones. */
export function RenewCodes({ onCancel, onDone }: RenewCodesProps) {
  const renew = useRenewRecoveryCodes()
  if (hasCode(renew.error, 'requires-recent-login')) {
    return (
      <ConfirmFirst
        reason="Recovery codes let somebody in as you, so we ask again that it is you."
        onCancel={onCancel}
        onConfirmed={renew.reset}
      />
    )
  }
  return (
    <CodeForm
      submitLabel="Make new codes"
      busyLabel="Making codes"
      busy={renew.isPending}
      error={renew.error}
      onCancel={onCancel}
      onSubmit={(code) => renew.mutate(code, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })}
    />
  )
}
