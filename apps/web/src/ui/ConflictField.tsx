import { type ReactNode, useId } from 'react'
import { cn } from '#lib/cn.ts'
import type { Side } from '#lib/editConflict.ts'
import { m } from './messages.ts'

interface ConflictFieldProps {
  label: string
  /** The values as a person reads them. */
  mine: ReactNode
  theirs: ReactNode
  side: Side
  onChoose: (side: Side) => void
}

const sides: readonly Side[] = ['mine', 'theirs']
const words: Record<Side, string> = { mine: m.yours(), theirs: m.theirs() }

/** One field in both versions, side by side. */
export function ConflictField({ label, mine, theirs, side, onChoose }: ConflictFieldProps) {
  const group = useId()
  const values = { mine, theirs }
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-label">{label}</legend>
      <div className="grid grid-cols-2 gap-2 max-sm:grid-cols-1">
        {sides.map((it) => (
          <label
            key={it}
            className={cn(
              'flex min-h-11 cursor-pointer items-start gap-2.5 rounded-md px-3 py-2.5',
              'has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-ink',
              it === side ? 'bg-brand-tint shadow-control-focus' : 'shadow-control hover:bg-hover',
            )}
          >
            <input
              type="radio"
              name={group}
              checked={it === side}
              onChange={() => onChoose(it)}
              className="mt-0.5 size-4 shrink-0 accent-brand-ink outline-none"
            />
            <span className="min-w-0">
              <span className="block text-xs text-ink-2">{words[it]}</span>
              <span className="block break-words font-label">{values[it]}</span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
