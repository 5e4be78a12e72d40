import { useEffect, useRef } from 'react'
import { cn } from '#lib/cn.ts'
import type { ComboOption } from './ComboField.tsx'
import { floatingClass } from './overlayClass.ts'

interface ComboListProps {
  id: string
  label: string
  open: boolean
  options: readonly ComboOption[] | undefined
  active: number
  onChoose: (option: ComboOption) => void
}

/** What a combo field offers; it stays in the page unseen, so that the field may always point at it. */
export function ComboList({ id, label, open, options, active, onChoose }: ComboListProps) {
  const list = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (open) list.current?.scrollIntoView({ block: 'nearest' })
  }, [open])
  useEffect(() => {
    if (open) list.current?.querySelector(`[id="${id}-${active}"]`)?.scrollIntoView({ block: 'nearest' })
  }, [open, id, active])
  return (
    <div
      ref={list}
      hidden={!open}
      className={cn(
        floatingClass,
        'absolute inset-x-0 top-full z-10 mt-1 max-h-60 overflow-y-auto rounded-md p-1',
      )}
    >
      <div id={id} role="listbox" aria-label={label}>
        {options?.map((option, index) => (
          // Keys are the input's; the pointer must not take the focus from it.
          // biome-ignore lint/a11y/useFocusableInteractive: aria-activedescendant moves in it
          // biome-ignore lint/a11y/useKeyWithClickEvents: the input has the keys
          <div
            key={option.value}
            id={`${id}-${index}`}
            role="option"
            aria-selected={index === active}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => onChoose(option)}
            className={cn(
              'cursor-default rounded-xs px-2.5 py-2 text-sm max-md:py-3 max-md:text-base',
              index === active ? 'bg-brand-tint text-brand-ink' : 'hover:bg-hover',
            )}
          >
            <span className="block truncate font-label">{option.label}</span>
            {option.sub && <span className="block truncate text-xs text-ink-3">{option.sub}</span>}
          </div>
        ))}
      </div>
      {open && options?.length !== undefined && options.length === 0 && (
        <p className="px-2.5 py-2 text-sm text-ink-3">Nothing fits.</p>
      )}
      {open && !options && <p className="px-2.5 py-2 text-sm text-ink-3">Looking…</p>}
    </div>
  )
}
