import type { ButtonHTMLAttributes, ReactNode, Ref } from 'react'
import { cn } from '#lib/cn.ts'
import { BusyIcon } from './BusyIcon.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from './buttonClass.ts'

interface ButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  variant?: ButtonVariant
  size?: ButtonSize
  icon?: ReactNode
  /** While working: the button is disabled and reads `busyLabel`, if it has one, without changing its width. */
  busy?: boolean
  busyLabel?: string
  ref?: Ref<HTMLButtonElement>
}

const face = 'col-start-1 row-start-1 inline-flex items-center justify-center gap-[inherit]'

export function Button({
  variant = 'secondary',
  size = 'md',
  className,
  icon,
  busy = false,
  busyLabel,
  disabled,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={buttonClass(variant, size, className)}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...rest}
    >
      <span className="grid gap-[inherit]">
        <span className={cn(face, busy && busyLabel && 'invisible')}>
          {icon}
          {children}
        </span>
        {busyLabel && (
          <span className={cn(face, !busy && 'invisible')}>
            <BusyIcon />
            {busyLabel}
          </span>
        )}
      </span>
    </button>
  )
}
