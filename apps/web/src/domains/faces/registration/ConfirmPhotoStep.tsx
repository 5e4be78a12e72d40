import { Check, RefreshCw, ScanFace } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { faceMessages } from '../faceMessages.ts'
import type { Shot } from '../shot.ts'
import { photoVerdict } from './checks.ts'
import { m } from './messages.ts'
import { PhotoArch } from './PhotoArch.tsx'
import { PhotoBeside } from './PhotoBeside.tsx'

interface ConfirmPhotoStepProps {
  shot: Shot
  onRetake: () => void
  onRegister: () => void
}

export const ConfirmPhotoStep = ({ shot, onRetake, onRegister }: ConfirmPhotoStepProps) => (
  <PhotoBeside
    photo={
      <PhotoArch shot={shot}>
        <span className="inline-flex h-7 items-center gap-1.5 whitespace-nowrap rounded-full bg-raised px-3 text-xs font-strong text-ok-ink shadow-2 ring-1 ring-line">
          <Check size={13} strokeWidth={2.5} aria-hidden="true" />
          {m.clearEnough()}
        </span>
      </PhotoArch>
    }
  >
    <h3 className="text-2xl font-title">{faceMessages.confirm}</h3>
    <p className="mt-2 text-base text-ink-2">{m.whyAClearPhoto()}</p>
    <dl className="mt-5 grid grid-cols-3 gap-3 text-start max-sm:gap-2">
      {photoVerdict(shot.analysis).map(({ name, word }) => (
        <div key={name} className="rounded-md bg-sunken px-3 py-2 dark:bg-canvas">
          <dt className="text-xs text-ink-3">{name}</dt>
          <dd className="text-base font-strong">{word}</dd>
        </div>
      ))}
    </dl>
    <div className="mt-6 flex gap-2.5">
      <Button
        size="lg"
        className="min-h-11 flex-1"
        icon={<RefreshCw size={16} aria-hidden="true" />}
        onClick={onRetake}
      >
        {m.retake()}
      </Button>
      <Button
        size="lg"
        variant="primary"
        className="min-h-11 flex-[1.4]"
        icon={<ScanFace size={17} aria-hidden="true" />}
        onClick={onRegister}
      >
        {m.registerFace()}
      </Button>
    </div>
  </PhotoBeside>
)
