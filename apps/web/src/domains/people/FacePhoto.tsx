import { useState } from 'react'

interface FacePhotoProps {
  src: string
  /** Whose photo, for the caption and whoever cannot see it. */
  caption: string
  name: string
}

/** A registration photo, whole. */
export function FacePhoto({ src, caption, name }: FacePhotoProps) {
  const [broken, setBroken] = useState(false)
  return (
    <figure className="w-48 max-sm:w-auto max-sm:flex-1">
      <div className="grid aspect-[4/3] place-items-center overflow-hidden rounded-md bg-sunken ring-1 ring-line">
        {broken ? (
          <span className="px-3 text-center text-sm text-ink-2">The photo could not be loaded.</span>
        ) : (
          <img
            src={src}
            alt={`Face of ${name}`}
            className="size-full object-contain"
            onError={() => setBroken(true)}
          />
        )}
      </div>
      <figcaption className="mt-1.5 text-xs text-ink-3">{caption}</figcaption>
    </figure>
  )
}
