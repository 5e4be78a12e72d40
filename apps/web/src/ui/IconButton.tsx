import type { ButtonHTMLAttributes, Ref } from 'react'
import { cn } from '#lib/cn.ts'

interface IconButtonProps extends ButtonHTMLAttributes<HTMLButtonElement> {
  /** The action: its accessible name and its tooltip. */
  label: string
  ref?: Ref<HTMLButtonElement>
}

export function IconButton({ label, className, children, ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      title={label}
      className={cn(
        'relative inline-grid size-8 shrink-0 place-items-center rounded-sm text-ink-2 transition-colors',
        'hover:bg-hover hover:text-ink disabled:pointer-events-none disabled:opacity-50 max-md:size-10',
        className,
      )}
      {...rest}
    >
      <span className="sr-only">{label}</span>
      {children}
    </button>
  )
}
