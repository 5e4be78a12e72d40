import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { m } from './messages.ts'

/** A filter, with a button to remove it. */
export const RemovableChip = ({ onRemove, children }: { onRemove: () => void; children: ReactNode }) => (
  <button
    type="button"
    onClick={onRemove}
    className="edge inline-flex h-8 max-w-full items-center gap-2 rounded-full bg-brand-tint px-3 text-sm text-brand-ink max-md:h-10"
  >
    <span className="sr-only">{m.removeFilter()} </span>
    <span className="truncate">{children}</span>
    <X size={14} className="shrink-0" aria-hidden="true" />
  </button>
)
