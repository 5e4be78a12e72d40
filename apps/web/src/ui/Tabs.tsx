import * as Radix from '@radix-ui/react-tabs'
import type { ReactNode } from 'react'
import { pageDirection } from '#lib/locale.ts'
import { useActiveInView } from './useActiveInView.ts'

interface TabsProps<T extends string> {
  /** Accessible name. */
  label: string
  tabs: readonly { value: T; label: string }[]
  value: T
  onChange: (value: T) => void
  /** The part that is selected. */
  children: ReactNode
}

/** Parts of one screen, of which one is shown; arrow keys move between them, Enter opens one. */
export function Tabs<T extends string>({ label, tabs, value, onChange, children }: TabsProps<T>) {
  const row = useActiveInView<HTMLDivElement>(value)
  return (
    <Radix.Root
      value={value}
      onValueChange={(next) => onChange(next as T)}
      activationMode="manual"
      dir={pageDirection()}
    >
      <Radix.List
        ref={row}
        aria-label={label}
        className="mb-5 flex gap-6 overflow-x-auto border-b border-line max-md:gap-5"
      >
        {tabs.map((tab) => (
          <Radix.Trigger
            key={tab.value}
            value={tab.value}
            className="h-10 shrink-0 whitespace-nowrap border-b-2 border-transparent text-base font-normal text-ink-2 transition-colors hover:text-ink focus-visible:-outline-offset-2 data-[state=active]:border-brand-ink data-[state=active]:font-title data-[state=active]:text-ink max-md:h-12"
          >
            {tab.label}
          </Radix.Trigger>
        ))}
      </Radix.List>
      <Radix.Content value={value}>{children}</Radix.Content>
    </Radix.Root>
  )
}
