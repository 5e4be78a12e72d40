import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import type { ReactNode } from 'react'
import { useObjectUrl } from '#lib/useObjectUrl.ts'
import type { Shot } from '../shot.ts'
import { m } from './messages.ts'

/** Puts the face into the middle of the arch. */
function faceCentre({ faces, frame }: FrameAnalysis): string {
  const box = faces[0]?.box
  if (!box) return '50% 50%'
  const across = ((box.x + box.width / 2) / frame.width) * 100
  const down = ((box.y + box.height / 2) / frame.height) * 100
  return `${across}% ${down}%`
}

interface PhotoArchProps {
  shot: Shot
  /** Sits on the lower rim. */
  children?: ReactNode
}

/** The photo that was taken, in an arch. */
export function PhotoArch({ shot, children }: PhotoArchProps) {
  const url = useObjectUrl(shot.jpeg)
  return (
    <div className="relative mx-auto w-[264px] max-md:w-[200px]">
      <div
        className="relative aspect-[10/11.6] overflow-hidden bg-sunken ring-4 ring-brand-tint-2 ring-offset-4 ring-offset-[var(--raised)]"
        style={{ borderRadius: '50% 50% 9% 9% / 43% 43% 8% 8%' }}
      >
        {url && (
          <img
            src={url}
            alt={m.youAsTaken()}
            className="absolute inset-0 size-full object-cover"
            style={{ objectPosition: faceCentre(shot.analysis) }}
          />
        )}
      </div>
      <div className="absolute inset-x-0 -bottom-3 flex justify-center">{children}</div>
    </div>
  )
}
