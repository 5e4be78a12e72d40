import type { CheckInWay, DeviceLocation, MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { KeyRound, type LucideIcon, QrCode, ScanFace } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { RegisterFace } from '#camera/RegisterFace.tsx'
import type { Timed } from '#lib/serverClock.ts'
import type { SetUpProps } from '#lib/setUp.ts'
import { Button } from '#ui/Button.tsx'
import { CodeCheck } from './CodeCheck.tsx'
import { FaceCheck } from './FaceCheck.tsx'
import { m } from './messages.ts'
import { PasskeyCheck } from './PasskeyCheck.tsx'
import { PlaceFirst } from './PlaceFirst.tsx'
import { type CheckInRefusal, checkInRefusalWords } from './refusals.ts'
import { WayCard } from './WayCard.tsx'
import { canUse, isAboutPlace, orderWays } from './ways.ts'

const looks: Record<CheckInWay, { label: string; Icon: LucideIcon }> = {
  face: { label: m.checkInByFace(), Icon: ScanFace },
  passkey: { label: m.checkInByPasskey(), Icon: KeyRound },
  code: { label: m.checkInWithTheCode(), Icon: QrCode },
}

interface CheckInWaysProps {
  checkIn: Timed<MyCheckIn>
  onCamera: (isOn: boolean) => void
  onRetry: () => void
}

/**
 * The best method starts at once: the code completes the check-in, the face opens the camera. The other
 * methods are below it.
 */
export function CheckInWays({ checkIn, onCamera, onRetry }: CheckInWaysProps) {
  const [place, setPlace] = useState<DeviceLocation>()
  const ways = orderWays(checkIn)
  // Kept, so that a face registered on the way or another device's check-in does not change it.
  const [selected, select] = useState<CheckInWay | undefined>(ways[0])
  const way = selected && ways.includes(selected) ? selected : ways[0]
  const { classId } = checkIn.session
  if (checkIn.needsPlace && !place) return <PlaceFirst classId={classId} onPlace={setPlace} />
  if (!way) return null

  const at = { classId, place }
  const again = (refusal: CheckInRefusal) => {
    if (isAboutPlace(refusal)) setPlace(undefined)
    onRetry()
  }
  const panels: Record<CheckInWay, () => ReactNode> = {
    face: () =>
      canUse('face', checkIn) ? (
        <FaceCheck at={at} onCamera={onCamera} onRetry={again} />
      ) : (
        <NoFaceYet face={checkIn.face} onDone={onRetry} />
      ),
    passkey: () => <PasskeyCheck at={at} hasPasskey={checkIn.hasPasskey} onAdded={onRetry} onRetry={again} />,
    code: () => <CodeCheck at={at} checkIn={checkIn} onRetry={again} />,
  }
  return (
    <>
      {panels[way]()}
      {ways.length > 1 && (
        <section aria-label={m.otherWaysToCheckIn()} className="flex flex-wrap gap-2.5">
          {ways
            .filter((other) => other !== way)
            .map((other) => {
              const { label, Icon } = looks[other]
              return (
                <Button
                  key={other}
                  variant="ghost"
                  size="lg"
                  className="min-h-11 flex-1"
                  icon={<Icon size={18} aria-hidden="true" />}
                  onClick={() => select(other)}
                >
                  {label}
                </Button>
              )
            })}
        </section>
      )}
    </>
  )
}

/** Without a face that counts: why, and that every other way is as good. */
function NoFaceYet({ face, onDone }: Pick<MyCheckIn, 'face'> & SetUpProps) {
  const inReview = face === 'in-review'
  const { title, message } = checkInRefusalWords(inReview ? 'face-in-review' : 'face-not-registered')
  return (
    <WayCard icon={ScanFace} title={title} message={message}>
      {!inReview && (
        <div className="mt-5">
          <RegisterFace onDone={onDone} />
        </div>
      )}
      <p className="mt-3 text-sm text-ink-3">{m.faceIsOptional()}</p>
    </WayCard>
  )
}
