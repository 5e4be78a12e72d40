import { ApiError } from '@campanile/contract/client.ts'
import { KeyRound } from 'lucide-react'
import { refusalOf } from '#camera/refusal.ts'
import { answerWithPasskey, knowsPasskeys, passkeySentence } from '#lib/passkey.ts'
import { call } from '#lib/reads.ts'
import { useAct } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { StaffRefusal } from './StaffRefusal.tsx'
import { type Attendance, type Place, useAttend } from './useAttend.ts'

interface PasskeyButtonProps {
  act: Attendance
  place: Place
}

/** The other way to prove who is here; the device asks for finger, face or PIN. */
export function PasskeyButton({ act, place }: PasskeyButtonProps) {
  const attend = useAttend<void>(act, place, async () => ({
    method: 'passkey',
    assertion: await answerWithPasskey(await call('startStaffPasskeyCheck', place)),
  }))
  const report = useAct('reportStaffProblem')
  const { error } = attend
  const use = () =>
    attend.mutate(undefined, {
      onError: (failure) => {
        if (!(failure instanceof ApiError)) report.mutate({ ...place, problem: 'passkey-not-used' })
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
