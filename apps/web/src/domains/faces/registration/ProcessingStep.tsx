import { BusyIcon } from '#ui/BusyIcon.tsx'
import type { Shot } from '../shot.ts'
import { PhotoArch } from './PhotoArch.tsx'
import { PhotoBeside } from './PhotoBeside.tsx'

export const ProcessingStep = ({ shot }: { shot: Shot }) => (
  <PhotoBeside photo={<PhotoArch shot={shot} />}>
    <p role="status" className="flex items-center gap-3 text-2xl font-title max-md:justify-center">
      <BusyIcon size={22} />
      Registering your face
    </p>
    <p className="mt-2 text-base text-ink-2">This takes a moment. Keep this page open.</p>
  </PhotoBeside>
)
