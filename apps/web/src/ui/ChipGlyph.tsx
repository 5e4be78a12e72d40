import type { ReactNode } from 'react'

export type ChipGlyphName = 'tick' | 'clock' | 'cross' | 'exclamation' | 'ringDot' | 'dash'

const stroke = {
  fill: 'none',
  stroke: 'currentColor',
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
} as const

const glyphs: Record<ChipGlyphName, ReactNode> = {
  tick: <path d="m3.2 6.3 2 2 3.8-4.3" strokeWidth="1.6" {...stroke} />,
  clock: (
    <>
      <circle cx="6" cy="6" r="4.2" strokeWidth="1.4" {...stroke} />
      <path d="M6 3.6V6l1.6 1.2" strokeWidth="1.4" {...stroke} />
    </>
  ),
  cross: <path d="m3.5 3.5 5 5m0-5-5 5" strokeWidth="1.6" {...stroke} />,
  exclamation: <path d="M6 2.8v3.4M6 8.9v.1" strokeWidth="1.7" {...stroke} />,
  ringDot: (
    <>
      <circle cx="6" cy="6" r="3.8" strokeWidth="1.4" {...stroke} />
      <circle cx="6" cy="6" r="1.3" fill="currentColor" />
    </>
  ),
  dash: <path d="M3.5 6h5" strokeWidth="1.6" {...stroke} />,
}

/** Carries a state's meaning without its colour. */
export const ChipGlyph = ({ name }: { name: ChipGlyphName }) => (
  <svg width="12" height="12" viewBox="0 0 12 12" aria-hidden="true">
    {glyphs[name]}
  </svg>
)
