import { useEffect, useRef } from 'react'
import { cn } from '#lib/cn.ts'
import type { ComboOption } from './ComboField.tsx'
import { m } from './messages.ts'
import { floatingClass } from './overlayClass.ts'
import type { Combo } from './useCombo.ts'

interface ComboListProps {
  combo: Combo<ComboOption>
  label: string
  open: boolean
  options: readonly ComboOption[] | undefined
}

/**
 * The options of a combo field. It stays in the page while hidden, so that the field can always refer to it.
 */
export function ComboList({ combo, label, open, options }: ComboListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  return (
    <div
      ref={list}
      hidden={!open}
      className={cn(
        floatingClass,
        'absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-md p-1',
      )}
    >
      <div id={combo.listId} role="listbox" aria-label={label}>
        {options?.map((option) => (
          <div
            key={option.value}
            {...combo.optionProps(option)}
            className={cn(
              'cursor-default rounded-xs px-2.5 py-2 text-sm max-md:py-3 max-md:text-base',
              combo.isActive(option) && 'bg-brand-tint text-brand-ink',
            )}
          >
            <span className="block truncate font-label">{option.label}</span>
            {option.sub && <span className="block truncate text-xs text-ink-3">{option.sub}</span>}
          </div>
        ))}
      </div>
      {open && options?.length !== undefined && options.length === 0 && (
        <p className="px-2.5 py-2 text-sm text-ink-3">{m.noMatches()}</p>
      )}
      {open && !options && <p className="px-2.5 py-2 text-sm text-ink-3">{m.searching()}</p>}
    </div>
  )
}
