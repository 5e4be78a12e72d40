import type { Recognition } from '@campanile/contract/attendance/kiosk.ts'
import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import { useEffect, useEffectEvent, useState } from 'react'
import type { Challenge } from '#camera/useFaceCheck.ts'
import { hasCode } from '#lib/errors.ts'
import { useAct } from '#lib/useAct.ts'

/** Milliseconds in which a name can be read before the next one is shown. */
const shownFor = 3000

type KioskStep =
  /** No challenge yet. */
  | { name: 'asking' }
  | { name: 'watching'; challenge: Challenge }
  | { name: 'sending' }
  | { name: 'shown'; recognition: Recognition }
  /** The kiosk cannot continue without help. */
  | { name: 'stopped'; error: unknown }

/** One after the other: a challenge, a face, a name. Runs while camera and models are ready. */
export function useKiosk(sessionId: string, ready: boolean) {
  const start = useAct('startKioskCheck')
  const recognise = useAct('recogniseFace')
  const [step, setStep] = useState<KioskStep>({ name: 'asking' })

  const ask = (not?: LivenessAction) =>
    start.mutateAsync({ sessionId, not }).then(
      (challenge) => setStep({ name: 'watching', challenge }),
      (error: unknown) => setStep({ name: 'stopped', error }),
    )
  const prove = (challenge: string, descriptors: string[]) => {
    setStep({ name: 'sending' })
    return recognise.mutateAsync({ sessionId, challenge, descriptors }).then(
      (recognition) => setStep({ name: 'shown', recognition }),
      (error: unknown) =>
        // Too slow once is no reason to stop.
        hasCode(error, 'challenge-expired', 'challenge-used') ? ask() : setStep({ name: 'stopped', error }),
    )
  }
  const next = useEffectEvent(() => void ask())
  const { name } = step
  useEffect(() => {
    if (ready) next()
  }, [ready])
  useEffect(() => {
    if (name !== 'shown') return
    const timer = setTimeout(() => next(), shownFor)
    return () => clearTimeout(timer)
  }, [name])
  return { step, ask, prove, isAsking: start.isPending }
}
