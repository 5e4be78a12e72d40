import { cn } from '#lib/cn.ts'

export type ButtonVariant = 'primary' | 'secondary' | 'ghost' | 'danger' | 'destructive' | 'ok' | 'brass'
export type ButtonSize = 'sm' | 'md' | 'lg' | 'xl'

const base =
  'edge inline-flex select-none items-center justify-center whitespace-nowrap font-label ' +
  'transition-[background-color,box-shadow,color] duration-150 disabled:pointer-events-none disabled:opacity-50'

const variants: Record<ButtonVariant, string> = {
  primary: 'bg-brand text-on-brand shadow-btn hover:bg-brand-hover',
  secondary:
    'bg-surface text-ink shadow-[inset_0_0_0_1px_var(--line-2),var(--shadow-1)] hover:bg-hover dark:bg-raised',
  ghost: 'text-ink-2 hover:bg-hover hover:text-ink',
  danger: 'bg-surface text-bad-ink shadow-[inset_0_0_0_1px_var(--bad-line)] hover:bg-bad-tint',
  destructive: 'bg-bad-fill text-white shadow-btn hover:bg-bad-fill-hover',
  ok: 'bg-ok-fill text-white shadow-btn hover:bg-ok-fill-hover',
  brass: 'bg-brass-fill text-on-brass shadow-btn hover:bg-brass-fill-hover',
}

const sizes: Record<ButtonSize, string> = {
  sm: 'h-7 gap-1.5 rounded-sm px-2.5 text-xs max-md:h-10 max-md:px-3 max-md:text-sm',
  md: 'h-8 gap-1.5 rounded-sm px-3 text-sm max-md:h-10',
  lg: 'h-10 gap-2 rounded-md px-4 text-md max-md:h-12',
  xl: 'h-12 gap-2 rounded-lg px-5 text-lg',
}

/** The appearance of a button, for links that act like one. */
export const buttonClass = (
  variant: ButtonVariant = 'secondary',
  size: ButtonSize = 'md',
  className?: string,
) => cn(base, variants[variant], sizes[size], className)
