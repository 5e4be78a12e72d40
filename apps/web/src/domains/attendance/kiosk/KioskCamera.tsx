import type { Recognition } from '@campanile/contract/attendance/kiosk.ts'
import { cameraAdvice } from '#camera/cameraProblem.ts'
import { FaceStage } from '#camera/FaceStage.tsx'
import { movementWords } from '#camera/faceInstruction.ts'
import { GettingReady } from '#camera/GettingReady.tsx'
import { useCamera } from '#camera/useCamera.ts'
import { useFaceEngine } from '#camera/useFaceEngine.ts'
import { cn } from '#lib/cn.ts'
import { sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { recognitionWords } from './recognitionWords.ts'
import { useKiosk } from './useKiosk.ts'

/** The camera, its instruction, and the recognised student. */
export function KioskCamera({ sessionId }: { sessionId: string }) {
  const camera = useCamera()
  const engine = useFaceEngine()
  const { step, ask, prove, isAsking } = useKiosk(
    sessionId,
    camera.state.phase === 'on' && engine.initialized,
  )
  if (camera.state.phase === 'failed')
    return (
      <Alert tone="bad" title={m.unableToAccessCamera()}>
        {cameraAdvice[camera.state.problem]}
      </Alert>
    )
  if (engine.status === 'failed')
    return (
      <Alert tone="bad" title={m.faceRecognitionCouldNotBeLoaded()}>
        <Button className="mt-2" onClick={engine.retry}>
          {m.tryAgain()}
        </Button>
      </Alert>
    )
  const challenge = step.name === 'watching' ? step.challenge : undefined
  return (
    <>
      {challenge ? (
        <FaceStage
          key={challenge.challenge}
          camera={camera}
          action={challenge.action}
          onProof={(descriptors) => prove(challenge.challenge, descriptors)}
          onGiveUp={() => ask()}
        />
      ) : (
        <GettingReady camera={camera} />
      )}
      {step.name === 'stopped' ? (
        <Alert tone="bad">
          <p>{sentenceOf(step.error)}</p>
          <Button className="mt-2" onClick={() => ask()}>
            {m.tryAgain()}
          </Button>
        </Alert>
      ) : (
        <KioskWords
          recognition={step.name === 'shown' ? step.recognition : undefined}
          waiting={challenge ? movementWords[challenge.action] : m.oneMoment()}
        />
      )}
      <Button
        size="lg"
        className="min-h-11"
        disabled={!challenge}
        busy={isAsking && challenge !== undefined}
        busyLabel={m.selecting()}
        onClick={() => ask(challenge?.action)}
      >
        {m.tryAnotherAction()}
      </Button>
      <p className="text-center text-sm text-night-ink">{m.forStudentsOfThisClass()}</p>
    </>
  )
}

interface KioskWordsProps {
  recognition: Recognition | undefined
  /** The instruction until a student is recognised. */
  waiting: string
}

/** Huge, read standing: the name, or what to do. */
function KioskWords({ recognition, waiting }: KioskWordsProps) {
  const words = recognition && recognitionWords(recognition)
  return (
    <div role="status" className="min-h-20 text-center">
      {words ? (
        <>
          <p className={cn('text-3xl font-title', words.good ? 'text-brass-ink' : 'text-night-ink')}>
            {words.label}
          </p>
          <p className="mt-1 text-lg">{words.message}</p>
        </>
      ) : (
        <p className="text-lg text-night-ink">{waiting}</p>
      )}
    </div>
  )
}
