import type { PhotoCrop } from '@campanile/contract/people/people-photos.ts'
import { type KeyboardEvent, type PointerEvent, useId, useRef, useState } from 'react'
import { fitted, moved, shownSize } from './cropView.ts'
import { m } from './messages.ts'

interface CropSquareProps {
  /** Address of the selected picture. */
  src: string
  crop: PhotoCrop
  onChange: (crop: PhotoCrop) => void
}

const side = 208
const steps: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -0.05, y: 0 },
  ArrowRight: { x: 0.05, y: 0 },
  ArrowUp: { x: 0, y: -0.05 },
  ArrowDown: { x: 0, y: 0.05 },
}

/** The square that is kept: the picture is drawn under it with the hand or the arrow keys, and made larger. */
export function CropSquare({ src, crop, onChange }: CropSquareProps) {
  const [shape, setShape] = useState(1)
  const held = useRef<{ x: number; y: number }>(undefined)
  const hintId = useId()
  const { width, height } = shownSize(shape, crop)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    onChange(moved(shape, crop, step))
  }
  const onPointerDown = (event: PointerEvent) => {
    held.current = { x: event.clientX, y: event.clientY }
    event.currentTarget.setPointerCapture(event.pointerId)
  }
  const onPointerMove = ({ clientX, clientY }: PointerEvent) => {
    const from = held.current
    if (!from) return
    held.current = { x: clientX, y: clientY }
    onChange(moved(shape, crop, { x: (clientX - from.x) / side, y: (clientY - from.y) / side }))
  }
  const letGo = () => {
    held.current = undefined
  }
  return (
    <div className="grid justify-items-center gap-4">
      <div
        role="application"
        aria-label={m.keptPart()}
        aria-describedby={hintId}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the picture
        tabIndex={0}
        onKeyDown={onKeyDown}
        onPointerDown={onPointerDown}
        onPointerMove={onPointerMove}
        onPointerUp={letGo}
        onPointerCancel={letGo}
        className="relative cursor-move touch-none overflow-hidden rounded-lg bg-sunken"
        style={{ width: side, height: side }}
      >
        <img
          src={src}
          alt=""
          draggable={false}
          onLoad={({ currentTarget: it }) => setShape(it.naturalWidth / it.naturalHeight)}
          className="absolute max-w-none select-none"
          style={{
            width: width * side,
            height: height * side,
            left: (0.5 - crop.x * width) * side,
            top: (0.5 - crop.y * height) * side,
          }}
        />
      </div>
      <label className="flex w-52 items-center gap-3 text-sm text-ink-2">
        {m.zoom()}
        <input
          type="range"
          min={1}
          max={4}
          step={0.1}
          value={crop.zoom}
          onChange={(event) => onChange(fitted(shape, { ...crop, zoom: event.target.valueAsNumber }))}
          className="h-6 flex-1 accent-brand-mid"
        />
      </label>
      <p id={hintId} className="text-sm text-ink-3">
        {m.howToMove()}
      </p>
    </div>
  )
}
