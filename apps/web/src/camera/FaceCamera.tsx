import { useEffect, useEffectEvent } from 'react'
import { Button } from '#ui/Button.tsx'
import { cameraAdvice } from './cameraProblem.ts'
import { FaceStage } from './FaceStage.tsx'
import { movementWords } from './faceInstruction.ts'
import { GettingReady } from './GettingReady.tsx'
import { m } from './messages.ts'
import { useCamera } from './useCamera.ts'
import type { Challenge, FaceCheckFlow } from './useFaceCheck.ts'
import { useFaceEngine } from './useFaceEngine.ts'

interface FaceCameraProps {
  flow: FaceCheckFlow
  challenge: Challenge | null
}

/**
 * Turns the camera on, loads the models, and then requests the challenge, whose time only runs once
 * everything is ready.
 */
export function FaceCamera({ flow, challenge }: FaceCameraProps) {
  const camera = useCamera()
  const engine = useFaceEngine()
  const ready = camera.state.phase === 'on' && engine.initialized
  const problem = camera.state.phase === 'failed' ? camera.state.problem : undefined
  const askChallenge = useEffectEvent(() => flow.challenge())
  const giveUp = useEffectEvent(flow.giveUp)
  const engineFailed = useEffectEvent(flow.engineFailed)
  useEffect(() => {
    if (ready) askChallenge()
  }, [ready])
  useEffect(() => {
    if (problem) giveUp('no-camera', cameraAdvice[problem])
  }, [problem])
  useEffect(() => {
    if (engine.status === 'failed') engineFailed()
  }, [engine.status])
  return (
    <>
      {challenge ? (
        <FaceStage
          key={challenge.challenge}
          camera={camera}
          action={challenge.action}
          onProof={(descriptors) => flow.prove(challenge.challenge, descriptors)}
          onGiveUp={(it) => flow.giveUp(it)}
        />
      ) : (
        <GettingReady camera={camera} />
      )}
      <p role="status" className="min-h-6 px-4 text-center text-base text-ink-2">
        {challenge && movementWords[challenge.action]}
      </p>
      <div className="flex gap-2.5">
        <Button size="lg" className="min-h-11 flex-1" onClick={flow.cancel}>
          {m.cancel()}
        </Button>
        <Button
          size="lg"
          className="min-h-11 flex-[1.4]"
          disabled={!challenge}
          busy={flow.isAsking && challenge !== null}
          busyLabel={m.selecting()}
          onClick={() => flow.challenge(challenge?.action)}
        >
          {m.tryAnotherAction()}
        </Button>
      </div>
      <p className="text-center text-sm text-ink-3">{m.pictureStaysOnThisDevice()}</p>
    </>
  )
}
