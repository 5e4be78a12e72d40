import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { FigureDefinition } from './FigureDefinition.tsx'
import type { FigureName } from './figureDefinitions.ts'
import { m } from './messages.ts'

interface FigureProps {
  label: string
  value: ReactNode
  /** A smaller sign after the value: "%". Words belong to the value's own message. */
  unit?: string
  /** xl: the main figure of the card. */
  size?: 'sm' | 'md' | 'lg' | 'xl'
  /** The definition that its label opens. */
  definition?: FigureName
  /** The link to the records behind it, and its label: "See the records". */
  to?: string
  toLabel?: string
  /** A FigureTrend, or a note, below the value. */
  className?: string
  children?: ReactNode
}

const sizes = {
  sm: { value: 'text-xl', unit: 'text-base font-normal' },
  md: { value: 'text-2xl', unit: 'text-base' },
  lg: { value: 'text-3xl max-sm:text-2xl', unit: 'text-lg' },
  xl: { value: 'text-5xl max-sm:text-4xl', unit: 'text-2xl' },
} as const

/** One figure with its name, inside a `dl`: its value, its definition on demand, and a link to its rows. */
export function Figure(props: FigureProps) {
  const {
    label,
    value,
    unit,
    size = 'md',
    definition,
    to,
    toLabel = m.seeTheRows(),
    className,
    children,
  } = props
  const shown = (
    <>
      {value}
      {unit && <span className={`text-ink-3 ${sizes[size].unit}`}>{unit}</span>}
    </>
  )
  return (
    <div className={className}>
      <dt className="text-sm text-ink-3">
        {label}
        {definition && <FigureDefinition label={label} name={definition} />}
      </dt>
      <dd className={`tnum break-words font-title ${sizes[size].value}`}>
        {to ? (
          <Link
            to={to}
            className="underline decoration-line-2 decoration-2 underline-offset-4 hover:decoration-brand-ink"
          >
            {shown}
            <span className="sr-only"> {toLabel}</span>
          </Link>
        ) : (
          shown
        )}
      </dd>
      {children && <dd className="tnum text-sm text-ink-3">{children}</dd>}
    </div>
  )
}
