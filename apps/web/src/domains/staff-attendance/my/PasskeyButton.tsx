import { ApiError } from '@campanile/contract/client.ts'
import { KeyRound } from 'lucide-react'
import { refusalOf } from '#camera/refusal.ts'
import { knowsPasskeys, passkeySentence } from '#lib/passkey.ts'
import { Button } from '#ui/Button.tsx'
import { type Place, useAttendWithPasskey, useReportStaffProblem } from '../staff-attendance.api.ts'
import { StaffRefusal } from './StaffRefusal.tsx'

interface PasskeyButtonProps {
  act: 'check-in' | 'check-out'
  place: Place
}

/** The other way to prove who is here; the device asks for finger, face or PIN. */
export function PasskeyButton({ act, place }: PasskeyButtonProps) {
  const attend = useAttendWithPasskey(act, place)
  const report = useReportStaffProblem(place)
  const { error } = attend
  const use = () =>
    attend.mutate(undefined, {
      onError: (failure) => {
        if (!(failure instanceof ApiError)) report.mutate('passkey-not-used')
      },
    })
  if (!knowsPasskeys()) return null
  return (
    <>
      <Button
        size="xl"
        className="w-full"
        icon={<KeyRound size={18} aria-hidden="true" />}
        busy={attend.isPending}
        busyLabel="Waiting for your device"
        onClick={use}
      >
        {act === 'check-in' ? 'Check in with a passkey' : 'Check out with a passkey'}
      </Button>
      {error && (
        <StaffRefusal
          refusal={error instanceof ApiError ? refusalOf(error) : 'passkey-not-used'}
          advice={error instanceof ApiError ? undefined : passkeySentence(error)}
          onRetry={use}
        />
      )}
    </>
  )
}
