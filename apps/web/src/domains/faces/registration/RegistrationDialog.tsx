import { Dialog } from '#ui/Dialog.tsx'
import { CaptureStep } from './CaptureStep.tsx'
import { CompleteStep } from './CompleteStep.tsx'
import { ConfirmStep } from './ConfirmStep.tsx'
import { KeptStep } from './KeptStep.tsx'
import { ProcessingStep } from './ProcessingStep.tsx'
import type { Step } from './registrationSteps.ts'
import { StepMark } from './StepMark.tsx'
import { type RegistrationReport, useRegistration } from './useRegistration.ts'

const heads: Record<Step['name'], { title: string; description?: string; number?: number }> = {
  capture: {
    title: 'Take your photo',
    description: 'Fill the arch with your face, or upload a photo.',
    number: 1,
  },
  confirm: { title: 'Check your photo', description: 'This is the picture we will register.', number: 2 },
  processing: { title: 'Registering', description: 'Your photo is on its way to the server.', number: 3 },
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
        <ConfirmStep shot={step.shot} onRetake={retake} onRegister={() => submit(step.shot)} />
      )}
      {step.name === 'processing' && <ProcessingStep shot={step.shot} />}
      {step.name === 'complete' && <CompleteStep face={step.face} onClose={close} />}
      {step.name === 'kept' && <KeptStep onClose={close} />}
    </Dialog>
  )
}
