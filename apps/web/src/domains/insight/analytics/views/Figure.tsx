import { cn } from '#lib/cn.ts'

interface FigureProps {
  label: string
  value: string
  /** The one that the card is about. */
  large?: boolean
}

/** One figure with its name, inside a `dl`. */
export const Figure = ({ label, value, large = false }: FigureProps) => (
  <div>
    <dt className="text-sm text-ink-3">{label}</dt>
    <dd className={cn('tnum font-[620]', large ? 'text-5xl max-sm:text-4xl' : 'text-2xl')}>{value}</dd>
  </div>
)
