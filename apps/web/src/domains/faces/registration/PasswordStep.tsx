import { PasswordForm } from '../PasswordForm.tsx'
import type { Shot } from '../shot.ts'
import { PhotoArch } from './PhotoArch.tsx'
import { PhotoBeside } from './PhotoBeside.tsx'

interface PasswordStepProps {
  shot: Shot
  onRetake: () => void
  onConfirmed: () => void
}

export const PasswordStep = ({ shot, onRetake, onConfirmed }: PasswordStepProps) => (
  <PhotoBeside photo={<PhotoArch shot={shot} />}>
    <h3 className="text-2xl font-[620]">Type your password</h3>
    <p className="mb-5 mt-2 text-base text-ink-2">
      This photo replaces the one that is registered, so we ask again that it is you.
    </p>
    <PasswordForm cancelLabel="Retake" onCancel={onRetake} onConfirmed={onConfirmed} />
  </PhotoBeside>
)
