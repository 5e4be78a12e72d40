import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'

interface FigureProps {
  label: string
  value: string
  /** The one that the card is about. */
  large?: boolean
  /** Where it leads: to what it is made of. */
  to?: string
}

/** One figure with its name, inside a `dl`. */
export const Figure = ({ label, value, large = false, to }: FigureProps) => (
  <div>
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd className={cn('tnum font-title', large ? 'text-5xl max-sm:text-4xl' : 'text-2xl')}>
      {to ? (
        <Link
          to={to}
          className="underline decoration-line-2 decoration-2 underline-offset-4 hover:decoration-brand-ink"
        >
          {value}
          <span className="sr-only">, see the rows</span>
        </Link>
      ) : (
        value
      )}
    </dd>
  </div>
)
