import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'

interface CardHeadProps {
  title: ReactNode
  hint?: ReactNode
  /** Names the card through aria-labelledby. */
  id?: string
  className?: string
  /** Actions, on the right. */
  children?: ReactNode
}

export function CardHead({ title, hint, id, className, children }: CardHeadProps) {
  return (
    <div className={cn('flex items-start gap-3 px-5 pt-4 max-sm:px-4', className)}>
      <div className="min-w-0 flex-1">
        <h2 id={id} className="text-md font-title tracking-[-0.01em]">
          {title}
        </h2>
        {hint && <p className="mt-0.5 text-sm text-ink-3">{hint}</p>}
      </div>
      {children && <div className="-my-0.5 flex max-md:-my-2 shrink-0 items-center gap-2">{children}</div>}
    </div>
  )
}
