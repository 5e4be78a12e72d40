import * as RadioGroup from '@radix-ui/react-radio-group'
import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { pageDirection } from '#lib/locale.ts'

interface SegmentedProps<T extends string> {
  value: T
  onChange: (value: T) => void
  options: readonly { value: T; label: ReactNode }[]
  /** Accessible name of the group. */
  label: string
  size?: 'sm' | 'md'
  className?: string
}

/** A choice between few, all in sight; arrow keys move it. */
export function Segmented<T extends string>(props: SegmentedProps<T>) {
  const { value, onChange, options, label, size = 'md', className } = props
  return (
    <RadioGroup.Root
      aria-label={label}
      value={value}
      onValueChange={(next) => onChange(next as T)}
      orientation="horizontal"
      dir={pageDirection()}
      className={cn(
        'inline-flex rounded-md bg-sunken p-0.5 ring-1 ring-inset ring-line dark:bg-canvas',
        className,
      )}
    >
      {options.map((option) => (
        <RadioGroup.Item
          key={option.value}
          value={option.value}
          className={cn(
            'flex-1 whitespace-nowrap rounded-sm px-3 font-label text-ink-3 transition-colors hover:text-ink',
            'data-[state=checked]:bg-surface data-[state=checked]:text-ink dark:data-[state=checked]:bg-raised',
            'data-[state=checked]:shadow-[0_0_0_1px_var(--line-2),var(--shadow-1)]',
            size === 'sm' ? 'h-6 text-xs max-md:h-8' : 'h-7 text-sm max-md:h-9',
          )}
        >
          {option.label}
        </RadioGroup.Item>
      ))}
    </RadioGroup.Root>
  )
}
