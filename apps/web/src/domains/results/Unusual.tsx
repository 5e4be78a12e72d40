import { Flag } from 'lucide-react'
import { cn } from '#lib/cn.ts'

interface UnusualProps {
  /** In words; nothing is shown where there are none. */
  reasons: readonly string[]
  className?: string
}

/** A quiet mark, and what is unusual: a reason to look again, never one to refuse. */
export const Unusual = ({ reasons, className }: UnusualProps) =>
  reasons.length > 0 && (
    <span className={cn('flex min-w-0 items-start gap-1.5 text-sm text-warn-ink', className)}>
      <Flag size={13} className="mt-[3px] shrink-0" aria-hidden="true" />
      <span className="min-w-0">{reasons.join(' ')}</span>
    </span>
  )
