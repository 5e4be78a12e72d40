import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'

interface FactProps {
  label: string
  children: ReactNode
}

/** A value and its name, in FactRows or FactTiles. Figure is the one for numbers that people compare. */
export const Fact = ({ label, children }: FactProps) => (
  <div className="min-w-0">
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd className="tnum min-w-0 break-words text-base font-label">{children}</dd>
  </div>
)

interface FactsProps {
  className?: string
  children: ReactNode
}

/** Labels beside their values, one below the other. */
export const FactRows = ({ className, children }: FactsProps) => (
  <dl className={cn('grid grid-cols-label gap-x-5 gap-y-2.5 *:contents [&_dt]:pt-px', className)}>
    {children}
  </dl>
)

interface FactTilesProps extends FactsProps {
  /** On a separate background, to set off the item to decide. */
  sunken?: boolean
}

/** Labels above their values, as many beside one another as there is space for. */
export const FactTiles = ({ sunken = false, className, children }: FactTilesProps) => (
  <dl
    className={cn(
      'grid grid-cols-tiles gap-x-5 gap-y-3.5',
      sunken && 'rounded-lg bg-sunken p-4 dark:bg-canvas',
      className,
    )}
  >
    {children}
  </dl>
)
