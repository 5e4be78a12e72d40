import { Check } from 'lucide-react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'

interface Step {
  key: string
  label: string
  /** A link to a completed step. */
  to?: string | undefined
}

interface StepsProps {
  label: string
  steps: readonly Step[]
  current: string
  className?: string
}

/** The progress through several steps. */
export function Steps({ label, steps, current, className }: StepsProps) {
  const at = steps.findIndex(({ key }) => key === current)
  return (
    <ol aria-label={label} className={cn('flex flex-wrap gap-x-5 gap-y-1 text-sm', className)}>
      {steps.map((step, index) => (
        <li
          key={step.key}
          aria-current={index === at ? 'step' : undefined}
          className={cn(
            'flex items-center gap-2',
            index === at ? 'font-title text-ink' : index < at ? 'text-ink-2' : 'text-ink-3',
          )}
        >
          <span
            aria-hidden="true"
            className={cn(
              'tnum grid size-5 place-items-center rounded-full text-xs',
              index === at ? 'bg-brand text-on-brand' : 'border border-line-2',
            )}
          >
            {index < at ? <Check size={12} /> : index + 1}
          </span>
          {step.to && index !== at ? (
            <Link to={step.to} className="py-1 underline-offset-4 hover:underline max-md:py-2">
              {step.label}
            </Link>
          ) : (
            step.label
          )}
        </li>
      ))}
    </ol>
  )
}
