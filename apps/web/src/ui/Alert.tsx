import { CircleCheck, Info, TriangleAlert } from 'lucide-react'
import { type ReactNode, useEffect, useRef } from 'react'
import { cn } from '#lib/cn.ts'

type AlertTone = 'ok' | 'warn' | 'bad' | 'info'

const looks: Record<AlertTone, string> = {
  ok: 'border-ok-line bg-ok-tint text-ok-ink',
  warn: 'border-warn-line bg-warn-tint text-warn-ink',
  bad: 'border-bad-line bg-bad-tint text-bad-ink',
  info: 'border-info-line bg-info-tint text-info-ink',
}
const icons = { ok: CircleCheck, warn: TriangleAlert, bad: TriangleAlert, info: Info }

interface AlertProps {
  tone: AlertTone
  title?: ReactNode
  /** Takes the focus when it appears, as a failure above a form does. */
  takesFocus?: boolean
  className?: string
  children?: ReactNode
}

/** A message in the page. */
export function Alert({ tone, title, takesFocus = false, className, children }: AlertProps) {
  const box = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (takesFocus) box.current?.focus()
  }, [takesFocus])
  const Icon = icons[tone]
  return (
    <div
      ref={box}
      tabIndex={-1}
      role={tone === 'bad' ? 'alert' : 'status'}
      className={cn(
        'flex gap-2.5 rounded-md border px-3.5 py-3 text-sm outline-none',
        looks[tone],
        className,
      )}
    >
      <Icon size={16} className="mt-px shrink-0" aria-hidden="true" />
      <div className="min-w-0">
        {title && <p className="font-title">{title}</p>}
        {children}
      </div>
    </div>
  )
}
