import { cn } from '#lib/cn.ts'

/** One line of the sidebar, a link or a button. */
export const navItemClass = (active = false) =>
  cn(
    'group flex h-[30px] w-full items-center gap-2.5 rounded-sm px-2 text-start text-sm transition-colors',
    'max-lg:h-10 max-lg:text-base',
    active
      ? 'bg-brand-tint font-title text-brand-ink'
      : 'font-normal text-ink-2 hover:bg-hover hover:text-ink',
  )
