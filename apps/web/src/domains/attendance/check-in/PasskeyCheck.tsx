import { KeyRound } from 'lucide-react'
import { Link } from 'react-router'
import { refusalOf } from '#camera/refusal.ts'
import { isPasskeyError, knowsPasskeys } from '#lib/passkey.ts'
import { settingsPath } from '#lib/settingsPath.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { WayCard } from './WayCard.tsx'
import { type CheckInPlace, useCheckInWithPasskey, useReportCheckInProblem } from './ways.api.ts'

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
  const checkIn = useCheckInWithPasskey(at)
  const report = useReportCheckInProblem(at.classId)
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
    checkIn.mutate(undefined, {
      onError: (error) => isPasskeyError(error) && report.mutate('passkey-not-used'),
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
