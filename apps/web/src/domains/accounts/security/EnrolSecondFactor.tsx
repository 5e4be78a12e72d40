import { useEffect } from 'react'
import { writeRead } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { AppCodeForm } from '#ui/AppCodeForm.tsx'
import { CopyField } from '#ui/CopyField.tsx'
import { Qr } from '#ui/Qr.tsx'
import { SaveFailed } from '#ui/SaveFailed.tsx'
import { SkeletonList } from '#ui/SkeletonList.tsx'
import { m } from './messages.ts'

interface EnrolSecondFactorProps {
  onCancel: () => void
  onDone: (recoveryCodes: readonly string[]) => void
}

/** The app's secret as a picture and as text, and its first code. */
export function EnrolSecondFactor({ onCancel, onDone }: EnrolSecondFactorProps) {
  const start = useAct('startSecondFactor')
  const confirm = useAct('confirmSecondFactor', {
    onAnswer: (client, { state }) => writeRead(client, 'readSecondFactor', {}, () => state),
  })
  const begin = start.mutate
  useEffect(() => begin({}), [begin])
  if (start.error) return <SaveFailed title={m.twoStepSignInWasNotSetUp()} error={start.error} />
  if (!start.data) return <SkeletonList />
  return (
    <div className="grid gap-x-8 gap-y-5 sm:grid-cols-lead">
      <Qr
        text={start.data.uri}
        label={m.qrCodeForYourAuthenticatorApp()}
        className="size-44 rounded-md border border-line max-sm:size-52"
      />
      <div className="min-w-0">
        <p className="mb-4 text-base text-ink-2">{m.scanThisWithAnAuthenticatorApp()}</p>
        <CopyField label={m.orEnterThisKey()} value={start.data.secret} />
        <AppCodeForm
          submitLabel={m.turnOn()}
          busyLabel={m.turningOn()}
          busy={confirm.isPending}
          error={confirm.error}
          onCancel={onCancel}
          onSubmit={(code) =>
            confirm.mutate({ code }, { onSuccess: ({ recoveryCodes }) => onDone(recoveryCodes) })
          }
        />
      </div>
    </div>
  )
}
