import type { LivenessAction } from '@campanile/contract/faces/faces.ts'
import { useState } from 'react'
import { type DeviceProblem, type Refusal, refusalOf } from './refusal.ts'

/** The movement that the server requests. */
export interface Challenge {
  challenge: string
  action: LivenessAction
  expiresAt: string
}

/** The server calls of a domain that uses face checks. */
interface FaceCheckActs {
  /** A challenge with a movement other than the unwanted one. */
  start(not: LivenessAction | undefined): Promise<Challenge>
  prove(proof: { challenge: string; descriptors: string[] }): Promise<unknown>
  /** Has an attempt logged that ended on the device. */
  report(problem: DeviceProblem): void
}

type FaceCheckStep =
  | { name: 'ready' }
  /** The camera is on; the challenge is requested when camera and models are ready. */
  | { name: 'camera'; challenge: Challenge | null }
  | { name: 'sending' }
  | { name: 'failed'; refusal: Refusal; advice?: string }

/** The steps from the start button, or from the camera at once, to the server's answer. */
export function useFaceCheck(acts: FaceCheckActs, first: 'ready' | 'camera' = 'ready') {
  const [step, setStep] = useState<FaceCheckStep>(
    first === 'camera' ? { name: 'camera', challenge: null } : { name: 'ready' },
  )
  const [isAsking, setAsking] = useState(false)
  const fail = (error: unknown) => setStep({ name: 'failed', refusal: refusalOf(error) })

  return {
    step,
    open: () => setStep({ name: 'camera', challenge: null }),
    cancel: () => setStep({ name: 'ready' }),
    /** Requests a movement other than the unwanted one. */
    async challenge(not?: LivenessAction) {
      setAsking(true)
      try {
        const challenge = await acts.start(not)
        setStep((now) => (now.name === 'camera' ? { name: 'camera', challenge } : now))
      } catch (error) {
        fail(error)
      }
      setAsking(false)
    },
    isAsking,
    prove(challenge: string, descriptors: string[]) {
      setStep({ name: 'sending' })
      acts.prove({ challenge, descriptors }).catch(fail)
    },
    /** Ends the check on the device and has the attempt logged. */
    giveUp(problem: DeviceProblem, advice?: string) {
      acts.report(problem)
      setStep({ name: 'failed', refusal: problem, ...(advice && { advice }) })
    },
    engineFailed: () => setStep({ name: 'failed', refusal: 'engine-failed' }),
  }
}

export type FaceCheckFlow = ReturnType<typeof useFaceCheck>
