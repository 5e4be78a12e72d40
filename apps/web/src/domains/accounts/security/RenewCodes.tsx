import { writeRead } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { AppCodeForm } from '#ui/AppCodeForm.tsx'

interface RenewCodesProps {
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** New recovery codes in the place of the former ones. */
export function RenewCodes({ onCancel, onDone }: RenewCodesProps) {
  const renew = useAct('renewRecoveryCodes', {
    onAnswer: (client, { state }) => writeRead(client, 'readSecondFactor', {}, () => state),
  })
  return (
    <AppCodeForm
      submitLabel="Make new codes"
      busyLabel="Making codes"
      busy={renew.isPending}
      error={renew.error}
      onCancel={onCancel}
      onSubmit={(code) => renew.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })}
    />
  )
}
