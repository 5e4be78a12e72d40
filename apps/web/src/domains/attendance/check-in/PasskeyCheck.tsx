import { KeyRound } from 'lucide-react'
import { use } from 'react'
import { refusalOf } from '#camera/refusal.ts'
import { answerWithPasskey, isPasskeyError, knowsPasskeys } from '#lib/passkey.ts'
import { call } from '#lib/reads.ts'
import { SetUpContext, type SetUpProps } from '#lib/setUp.ts'
import { useAct, useActOn } from '#lib/useAct.ts'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { takePasskeyChallenge } from './opening.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { WayCard } from './WayCard.tsx'
import type { CheckInPlace } from './ways.ts'
import { writeReceipt } from './writeReceipt.ts'

function NoPasskeyYet({ onDone }: SetUpProps) {
  const setUp = use(SetUpContext)
  return (
    <WayCard icon={KeyRound} title={m.youDontHaveAPasskeyYet()} message={m.howAPasskeyIsUnlocked()}>
      <div className="mt-5">{setUp && <setUp.Passkey onDone={onDone} />}</div>
    </WayCard>
  )
}

const NotHere = () => (
  <WayCard
    icon={KeyRound}
    title={m.thisBrowserDoesntSupportPasskeys()}
    message={m.checkInAnotherWayOrUpdateBrowser()}
  />
)

interface PasskeyCheckProps {
  at: CheckInPlace
  hasPasskey: boolean
  onAdded: () => void
  onRetry: (refusal: CheckInRefusal) => void
}

/** Checking in with what opens the student's own device. */
export function PasskeyCheck({ at, hasPasskey, onAdded, onRetry }: PasskeyCheckProps) {
  const checkIn = useActOn(
    'checkInWithPasskey',
    async (place: CheckInPlace) => {
      const asked = takePasskeyChallenge(place.classId) ?? (await call('startPasskeyCheckIn', place))
      const assertion = await answerWithPasskey(asked)
      return call('checkInWithPasskey', { ...place, assertion })
    },
    writeReceipt,
  )
  const report = useAct('reportCheckInProblem')
  if (!knowsPasskeys()) return <NotHere />
  if (!hasPasskey) return <NoPasskeyYet onDone={onAdded} />
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
    <WayCard icon={KeyRound} title={m.checkInWithYourPasskey()} message={m.deviceAsksForFingerprint()}>
      <Button
        variant="primary"
        size="xl"
        className="mt-5 w-full"
        busy={checkIn.isPending}
        busyLabel={m.waitingForYourDevice()}
        onClick={start}
      >
        {m.checkInWithPasskey()}
      </Button>
    </WayCard>
  )
}
