import { CodeForm } from './CodeForm.tsx'
import { useRenewRecoveryCodes } from './security.api.ts'

interface RenewCodesProps {
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** New recovery codes in the place of the former ones. */
export function RenewCodes({ onCancel, onDone }: RenewCodesProps) {
  const renew = useRenewRecoveryCodes()
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
