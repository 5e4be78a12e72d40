import { cn } from '#lib/cn.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Shot } from '../shot.ts'
import { CaptureStep } from './CaptureStep.tsx'
import { CompleteStep } from './CompleteStep.tsx'
import { ConfirmPhotoStep } from './ConfirmPhotoStep.tsx'
import { EndStep } from './EndStep.tsx'
import { m } from './messages.ts'
import { PhotoArch } from './PhotoArch.tsx'
import { PhotoBeside } from './PhotoBeside.tsx'
import type { Step } from './registrationSteps.ts'
import { type RegistrationReport, useRegistration } from './useRegistration.ts'

const heads: Record<Step['name'], { title: string; description?: string; number?: number }> = {
  capture: {
    title: m.takeYourPhoto(),
    description: m.fillTheArchWithYourFace(),
    number: 1,
  },
  confirm: { title: m.checkYourPhoto(), description: m.pictureToRegister(), number: 2 },
  processing: { title: m.registering(), description: m.sendingYourPhotoToTheServer(), number: 3 },
  complete: { title: m.faceRegistration() },
  kept: { title: m.faceRegistration() },
}

interface RegistrationDialogProps extends RegistrationReport {
  onClose: () => void
}

/** Face Registration: capture, confirm, processing, complete. */
export function RegistrationDialog({ onClose, ...report }: RegistrationDialogProps) {
  const { step, dispatch, submit } = useRegistration(report)
  const { title, description, number } = heads[step.name]
  const retake = () => dispatch({ type: 'retake' })
  const close = () => {
    if (step.name === 'complete') report.onRegistered(step.face)
    onClose()
  }
  return (
    <Dialog
      onClose={close}
      size="md"
      title={title}
      description={description}
      head={number && <StepMark step={number} />}
      locked={step.name !== 'capture'}
      busy={step.name === 'processing'}
    >
      {step.name === 'capture' && (
        <CaptureStep
          failure={step.failure}
          held={step.held}
          onShot={(shot) => dispatch({ type: 'taken', shot })}
          onFailure={(failure) => dispatch({ type: 'not-taken', failure })}
        />
      )}
      {step.name === 'confirm' && (
        <ConfirmPhotoStep shot={step.shot} onRetake={retake} onRegister={() => submit(step.shot)} />
      )}
      {step.name === 'processing' && <ProcessingStep shot={step.shot} />}
      {step.name === 'complete' && <CompleteStep face={step.face} onClose={close} />}
      {step.name === 'kept' && <KeptStep onClose={close} />}
    </Dialog>
  )
}

const ProcessingStep = ({ shot }: { shot: Shot }) => (
  <PhotoBeside photo={<PhotoArch shot={shot} />}>
    <p role="status" className="flex items-center gap-3 text-2xl font-title max-md:justify-center">
      <BusyIcon size={22} />
      {m.registeringYourFace()}
    </p>
    <p className="mt-2 text-base text-ink-2">{m.thisTakesAMoment()}</p>
  </PhotoBeside>
)

/** Not registered, and not lost. */
const KeptStep = ({ onClose }: { onClose: () => void }) => (
  <EndStep kind="kept" title={m.keptOnThisDeviceNotRegistered()}>
    <p>{m.photoIsKept()}</p>
    <Button size="lg" variant="primary" className="mt-6 min-w-32" onClick={onClose}>
      {m.done()}
    </Button>
  </EndStep>
)

const steps = 3

/** "Step 1 of 3", with as many bars. */
const StepMark = ({ step }: { step: number }) => (
  <span className="tnum mt-0.5 flex h-8 shrink-0 items-center gap-2.5 text-sm text-ink-3 max-md:h-10">
    <span className="flex gap-1 max-sm:hidden" aria-hidden="true">
      {Array.from({ length: steps }, (_, index) => (
        <i
          // biome-ignore lint/suspicious/noArrayIndexKey: the bars never change places
          key={index}
          className={cn('h-1 w-5 rounded-full', index < step ? 'bg-brand-mid' : 'bg-line-2')}
        />
      ))}
    </span>
    {m.stepOfSteps({ step, steps })}
  </span>
)
