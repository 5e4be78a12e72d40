import { Flag } from 'lucide-react'
import { cn } from '#lib/cn.ts'

interface UnusualProps {
  /** As text; nothing is shown if there are none. */
  reasons: readonly string[]
  className?: string
}

/** A subtle marker for an unusual mark: a reason to review it, never to reject it. */
export const Unusual = ({ reasons, className }: UnusualProps) =>
  reasons.length > 0 && (
    <span className={cn('flex min-w-0 items-start gap-1.5 text-sm text-warn-ink', className)}>
      <Flag size={13} className="mt-[3px] shrink-0" aria-hidden="true" />
      <span className="min-w-0">{reasons.join(' ')}</span>
    </span>
  )
