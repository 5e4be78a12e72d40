import { cn } from '#lib/cn.ts'

export type DialogSize = 'sm' | 'md' | 'lg'

const widths: Record<DialogSize, string> = {
  sm: 'md:max-w-[480px]',
  md: 'md:max-w-[840px]',
  lg: 'md:max-w-[920px]',
}

/** Centred on a desk; a sheet from the bottom on a phone. */
export const dialogClass = (size: DialogSize) =>
  cn(
    'fixed z-50 flex flex-col bg-raised shadow-3 outline-none data-[state=open]:animate-sheet dark:ring-1 dark:ring-line',
    'md:left-1/2 md:top-1/2 md:max-h-[calc(100dvh-48px)] md:w-[calc(100vw-48px)] md:-translate-x-1/2 md:-translate-y-1/2 md:rounded-xl',
    'max-md:inset-x-0 max-md:bottom-0 max-md:max-h-[92dvh] max-md:rounded-t-2xl',
    widths[size],
  )

export const dialogFooterClass =
  'flex items-center justify-end gap-2 border-t border-line px-6 py-3.5 max-md:flex-wrap max-md:px-4 ' +
  'max-md:pb-[max(14px,env(safe-area-inset-bottom))] max-md:*:flex-1'
