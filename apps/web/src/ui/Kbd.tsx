import { cn } from '#lib/cn.ts'

/** The key of a shortcut, beside its action. Hidden on phones, which have no keyboard. */
export const Kbd = ({ children, className }: { children: string; className?: string }) => (
  <span aria-hidden="true" className={cn('inline-flex max-md:hidden', className)}>
    <kbd className="rounded-xs border border-current px-1.5 font-sans text-2xs font-normal">{children}</kbd>
  </span>
)
