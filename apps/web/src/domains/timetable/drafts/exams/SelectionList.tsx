import { useId } from 'react'
import { Button } from '#ui/Button.tsx'
import { CheckField } from '#ui/CheckField.tsx'
import { m } from './messages.ts'

interface SelectionListProps {
  title: string
  hint?: string
  items: readonly { id: string; label: string; help?: string }[]
  selected: readonly string[]
  onChange: (selected: string[]) => void
}

/** A long list of which some are selected. */
export function SelectionList({ title, hint, items, selected, onChange }: SelectionListProps) {
  const id = useId()
  const isSelected = new Set(selected)
  if (items.length === 0) return null
  return (
    <section aria-labelledby={id}>
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={id} className="text-md font-title">
          {title}
        </h3>
        <span role="status" className="tnum text-sm text-ink-3">
          {m.selected({
            selected: items.filter((it) => isSelected.has(it.id)).length,
            all: items.length,
          })}
        </span>
        <Button size="sm" className="ms-auto" onClick={() => onChange(items.map((it) => it.id))}>
          {m.selectAll()}
        </Button>
        <Button size="sm" onClick={() => onChange([])}>
          {m.clear()}
        </Button>
      </div>
      {hint && <p className="mt-0.5 text-sm text-ink-3">{hint}</p>}
      <div className="relative mt-3 max-h-60 space-y-2 overflow-y-auto rounded-md border border-line p-3">
        {items.map((it) => (
          <CheckField
            key={it.id}
            label={it.label}
            {...(it.help && { help: it.help })}
            checked={isSelected.has(it.id)}
            onChange={({ target }) =>
              onChange(
                items
                  .map((known) => known.id)
                  .filter((known) => (known === it.id ? target.checked : isSelected.has(known))),
              )
            }
          />
        ))}
      </div>
    </section>
  )
}
