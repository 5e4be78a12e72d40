import { Check, TriangleAlert } from 'lucide-react'
import type { CSSProperties } from 'react'
import { cn } from '#lib/cn.ts'
import type { MovedSession } from './useMoving.ts'

/** The target of a moving session. The bar below states the same as text. */
export function MoveGhost({ moved, place }: { moved: MovedSession; place: CSSProperties }) {
  const isTaken = moved.isPast || (moved.clashes !== undefined && moved.clashes.length > 0)
  const Glyph = isTaken ? TriangleAlert : Check
  return (
    <div
      aria-hidden="true"
      className={cn(
        'pointer-events-none absolute z-20 flex items-start gap-1 rounded-sm border-2 border-dashed px-1.5 py-1 text-2xs font-strong',
        isTaken ? 'border-bad bg-bad-tint/85 text-bad-ink' : 'border-ok bg-ok-tint/85 text-ok-ink',
      )}
      style={place}
    >
      {moved.clashes && <Glyph size={12} className="mt-px shrink-0" />}
      <span className="truncate">{moved.session.courseCode}</span>
    </div>
  )
}
