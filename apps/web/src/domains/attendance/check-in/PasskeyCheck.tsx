import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { refusalOf } from '#camera/refusal.ts'
import { answerWithPasskey, isPasskeyError, knowsPasskeys } from '#lib/passkey.ts'
import { call } from '#lib/reads.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { useAct, useActOn } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { WayCard } from './WayCard.tsx'
import type { CheckInPlace } from './ways.ts'
import { writeReceipt } from './writeReceipt.ts'

const NoPasskeyYet = () => (
  <WayCard
    icon={KeyRound}
    title="You don’t have a passkey yet"
    message="A passkey opens with your finger, face or PIN, and nothing of that leaves your device. Add one, then come back to this page."
  >
    <Link to={settingsPath.passkeys} className={buttonClass('secondary', 'lg', 'mt-5 min-h-11 w-full')}>
      Add a passkey
    </Link>
  </WayCard>
)

const NotHere = () => (
  <WayCard
    icon={KeyRound}
    title="This browser does not know passkeys"
    message="Check in another way, or open this page in a newer browser."
  />
)

interface PasskeyCheckProps {
  at: CheckInPlace
  hasPasskey: boolean
  onRetry: (refusal: CheckInRefusal) => void
}

/** Checking in with what opens the student's own device. */
export function PasskeyCheck({ at, hasPasskey, onRetry }: PasskeyCheckProps) {
  const checkIn = useActOn(
    'checkInWithPasskey',
    async (place: CheckInPlace) => {
      const assertion = await answerWithPasskey(await call('startPasskeyCheckIn', place))
      return call('checkInWithPasskey', { ...place, assertion })
    },
    writeReceipt,
  )
  const report = useAct('reportCheckInProblem')
  if (!knowsPasskeys()) return <NotHere />
  if (!hasPasskey) return <NoPasskeyYet />
  if (checkIn.error) {
    const refusal = isPasskeyError(checkIn.error) ? 'passkey-not-used' : refusalOf(checkIn.error)
    return (
      <RefusalPanel
        refusal={refusal}
        onRetry={() => {
          checkIn.reset()
          onRetry(refusal)
        }}
      />
    )
  }
  const start = () =>
    checkIn.mutate(at, {
      onError: (error) =>
        isPasskeyError(error) && report.mutate({ classId: at.classId, problem: 'passkey-not-used' }),
    })
  return (
    <WayCard
      icon={KeyRound}
      title="Use your passkey to check in"
      message="Your device asks for your finger, face or PIN. Nothing of that leaves it."
    >
      <Button
        variant="primary"
        size="xl"
        className="mt-5 w-full"
        busy={checkIn.isPending}
        busyLabel="Waiting for your device"
        onClick={start}
      >
        Check in with passkey
      </Button>
    </WayCard>
  )
}
