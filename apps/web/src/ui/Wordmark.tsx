import { cn } from '#lib/cn.ts'
import { Mark } from './Mark.tsx'
import { m } from './messages.ts'

interface WordmarkProps {
  size?: number
  tone?: 'auto' | 'light'
  className?: string
}

export const Wordmark = ({ size = 24, tone = 'auto', className }: WordmarkProps) => (
  <span className={cn('inline-flex items-center gap-2', className)}>
    <Mark size={size} tone={tone} />
    <span
      className={cn('text-lg font-title tracking-[-0.022em]', tone === 'light' ? 'text-white' : 'text-ink')}
    >
      {m.campanile()}
    </span>
  </span>
)
