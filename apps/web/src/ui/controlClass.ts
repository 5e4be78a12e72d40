import { cn } from '#lib/cn.ts'

/** The frame of a form control: 44 px high, 48 on a phone, and 16 px text there so that it does not zoom. */
export const controlFrame = (bad: boolean) =>
  cn(
    'edge relative flex items-center rounded-md bg-surface transition-shadow dark:bg-canvas',
    'focus-within:shadow-control-focus-wide',
    'has-disabled:opacity-60',
    bad ? 'shadow-control-bad' : 'shadow-control',
  )

export const controlInput =
  'h-11 min-w-0 flex-1 rounded-md bg-transparent px-3.5 text-md text-ink outline-none ' +
  'placeholder:text-ink-3 max-md:h-12 max-md:text-lg'
