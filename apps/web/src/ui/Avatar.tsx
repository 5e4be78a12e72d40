import { useState } from 'react'
import { cn } from '#lib/cn.ts'
import { initials } from './initials.ts'
import { m } from './messages.ts'

const niches = [
  'bg-niche-1 text-niche-1-ink',
  'bg-niche-2 text-niche-2-ink',
  'bg-niche-3 text-niche-3-ink',
  'bg-niche-4 text-niche-4-ink',
  'bg-niche-5 text-niche-5-ink',
  'bg-niche-6 text-niche-6-ink',
]
const hash = (text: string) => [...text].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) >>> 0, 7)

interface AvatarProps {
  name: string
  /** URL path of the picture; without one, initials are shown. */
  profileImage?: string | null
  /** Width in pixels; an arch is a tenth higher. */
  size?: number
  /** Adds the dot that shows whether a face is registered. */
  face?: boolean
  className?: string
}

/** An arch-shaped niche with the person's picture or initials. */
export function Avatar({ name, profileImage, size = 28, face, className }: AvatarProps) {
  const [broken, setBroken] = useState<string | null>(null)
  const height = Math.round(size * 1.1)
  return (
    <span className={cn('relative inline-block shrink-0', className)} style={{ width: size, height }}>
      {profileImage && profileImage !== broken ? (
        <img
          src={profileImage}
          alt=""
          width={size}
          height={height}
          className="arch size-full bg-sunken object-cover"
          onError={() => setBroken(profileImage)}
        />
      ) : (
        <span
          aria-hidden="true"
          className={cn(
            'arch grid size-full place-items-center font-strong',
            niches[hash(name) % niches.length],
          )}
          style={{ fontSize: Math.max(10, Math.round(size * 0.36)), paddingTop: size * 0.08 }}
        >
          {initials(name)}
        </span>
      )}
      {face !== undefined && <FaceDot registered={face} size={Math.max(8, Math.round(size * 0.27))} />}
    </span>
  )
}

/** Sits on an avatar's corner: full green, or red with a hole, so that the colour is not all it says. */
function FaceDot({ registered, size }: { registered: boolean; size: number }) {
  const label = registered ? m.faceRegistered() : m.faceNotRegistered()
  return (
    <span
      role="img"
      aria-label={label}
      title={label}
      className={cn(
        'absolute grid forced-color-adjust-none place-items-center rounded-full ring-2 ring-[var(--dot-ring,var(--surface))]',
        registered ? 'bg-ok' : 'bg-bad',
      )}
      style={{ width: size, height: size, insetInlineEnd: -size * 0.28, bottom: -size * 0.12 }}
    >
      {!registered && <span className="size-[36%] rounded-full bg-white" />}
    </span>
  )
}
