import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { FieldGlyph } from './FieldGlyph.tsx'

interface FieldErrorProps {
  className?: string
  /** Keeps its space while there is nothing to say, so that nothing shifts. */
  keepsSpace?: boolean
  children: ReactNode
}

/** What is wrong with several controls together. A single one has its message in its `Field`. */
export function FieldError({ className = 'mt-1.5', keepsSpace = false, children }: FieldErrorProps) {
  if (!children && !keepsSpace) return null
  return (
    <p
      {...(keepsSpace ? { 'aria-live': 'polite' } : { role: 'alert' })}
      className={cn(
        'flex items-center gap-1.5 text-sm text-bad-ink',
        keepsSpace && 'min-h-[18px]',
        className,
      )}
    >
      {children && <FieldGlyph state="bad" />}
      {children}
    </p>
  )
}
