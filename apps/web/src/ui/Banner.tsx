import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { IconButton } from './IconButton.tsx'
import { m } from './messages.ts'

const looks = {
  brand: 'border-brand-line bg-brand-tint text-brand-ink',
  warn: 'border-warn-line bg-warn-tint text-warn-ink',
}

interface BannerProps {
  tone: keyof typeof looks
  icon: ReactNode
  /** A link or button. */
  action?: ReactNode
  onDismiss?: () => void
  className?: string
  children: ReactNode
}

/** A bar over the page's content that stays until it is dealt with. */
export const Banner = ({ tone, icon, action, onDismiss, className, children }: BannerProps) => (
  <div className={cn('flex items-center gap-3 border px-4 py-2.5 text-sm', looks[tone], className)}>
    {icon}
    <p className="min-w-0 flex-1">{children}</p>
    {action}
    {onDismiss && (
      <IconButton label={m.dismiss()} onClick={onDismiss} className="-me-2 text-current hover:bg-transparent">
        <X size={16} aria-hidden="true" />
      </IconButton>
    )}
  </div>
)
