import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { ChipGlyph, type ChipGlyphName } from './ChipGlyph.tsx'

export type Tone = 'ok' | 'warn' | 'bad' | 'info' | 'idle' | 'brand' | 'brass'

const tones: Record<Tone, string> = {
  ok: 'bg-ok-tint text-ok-ink',
  warn: 'bg-warn-tint text-warn-ink',
  bad: 'bg-bad-tint text-bad-ink',
  info: 'bg-info-tint text-info-ink',
  idle: 'bg-sunken text-ink-2 dark:bg-raised',
  brand: 'bg-brand-tint text-brand-ink',
  brass: 'bg-brass-tint text-brass-ink',
}

interface ChipProps {
  tone?: Tone
  glyph?: ChipGlyphName
  className?: string
  children: ReactNode
}

export function Chip({ tone = 'idle', glyph, className, children }: ChipProps) {
  return (
    <span
      className={cn(
        'inline-flex h-[22px] items-center gap-1 whitespace-nowrap rounded-full pe-2 text-xs font-label',
        glyph ? 'ps-1.5' : 'ps-2',
        tones[tone],
        className,
      )}
    >
      {glyph && <ChipGlyph name={glyph} />}
      {children}
    </span>
  )
}
