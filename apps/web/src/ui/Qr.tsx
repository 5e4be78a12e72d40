import { useMemo } from 'react'
import { encode } from 'uqr'

const cells = (data: boolean[][]) =>
  data.flatMap((row, y) => row.map((on, x) => (on ? `M${x} ${y}h1v1h-1z` : ''))).join('')

interface QrProps {
  text: string
  /** Accessible name. */
  label: string
  className?: string
}

/** One SVG path: sharp at any size on a projector. Dark on white in both themes, as scanners expect. */
export function Qr({ text, label, className }: QrProps) {
  const { path, size } = useMemo(() => {
    const code = encode(text, { ecc: 'M', border: 2 })
    return { path: cells(code.data), size: code.size }
  }, [text])
  return (
    <svg
      viewBox={`0 0 ${size} ${size}`}
      className={className}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={`M0 0h${size}v${size}H0z`} fill="#fff" />
      <path d={path} fill="#0b2b34" />
    </svg>
  )
}
