import type { Ref } from 'react'
import { cn } from '#lib/cn.ts'
import { m } from './messages.ts'

interface CameraPictureProps {
  ref: Ref<HTMLVideoElement>
  /** As in a mirror, for a camera that faces its user. */
  isMirrored?: boolean
}

/** The live picture of the camera. Fills the box around it. */
export const CameraPicture = ({ ref, isMirrored = false }: CameraPictureProps) => (
  <video
    ref={ref}
    autoPlay
    muted
    playsInline
    aria-label={m.yourCamera()}
    className={cn('absolute inset-0 size-full object-cover', isMirrored && '-scale-x-100')}
  />
)
