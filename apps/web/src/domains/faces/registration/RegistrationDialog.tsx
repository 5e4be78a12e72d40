import { cn } from '#lib/cn.ts'
import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Button } from '#ui/Button.tsx'
import { Dialog } from '#ui/Dialog.tsx'
import type { Shot } from '../shot.ts'
import { CaptureStep } from './CaptureStep.tsx'
import { CompleteStep } from './CompleteStep.tsx'
import { ConfirmPhotoStep } from './ConfirmPhotoStep.tsx'
import { EndStep } from './EndStep.tsx'
import { PhotoArch } from './PhotoArch.tsx'
import { PhotoBeside } from './PhotoBeside.tsx'
import type { Step } from './registrationSteps.ts'
import { type RegistrationReport, useRegistration } from './useRegistration.ts'

const heads: Record<Step['name'], { title: string; description?: string; number?: number }> = {
  capture: {
    title: 'Take your photo',
    description: 'Fill the arch with your face, or upload a photo.',
    number: 1,
  },
  confirm: { title: 'Check your photo', description: 'This is the picture we will register.', number: 2 },
  processing: { title: 'Registering', description: 'Sending your photo to the server.', number: 3 },
  complete: { title: 'Face Registration' },
  kept: { title: 'Face Registration' },
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
      Registering your face
    </p>
    <p className="mt-2 text-base text-ink-2">This takes a moment. Keep this page open.</p>
  </PhotoBeside>
)

/** Not registered, and not lost. */
const KeptStep = ({ onClose }: { onClose: () => void }) => (
  <EndStep kind="kept" title="Kept on this device, not registered yet">
    <p>
      The server could not save your photo. It is kept here, encrypted, and will be sent automatically once
      the server responds. It is deleted when you sign out, and after 24 hours.
    </p>
    <Button size="lg" variant="primary" className="mt-6 min-w-32" onClick={onClose}>
      Done
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
    Step {step} of {steps}
  </span>
)
