import type { ManagedLeaveType } from '@campanile/contract/leave/leave-types.ts'
import { Button } from '#ui/Button.tsx'
import { Chip } from '#ui/Chip.tsx'
import { typeLines } from './typeWords.ts'

export type TypeAct = 'edit' | 'archive' | 'restore'

interface TypeRowProps {
  type: ManagedLeaveType
  onAct: (act: TypeAct) => void
}

/** One leave type: what it gives, and to whom. */
export function TypeRow({ type, onAct }: TypeRowProps) {
  const { name, paid, archived, can } = type
  const { main, more } = typeLines(type)
  const which = <span className="sr-only"> {name}</span>
  return (
    <li className="flex flex-wrap items-start gap-x-4 gap-y-2 px-5 py-3.5 max-sm:px-4">
      <div className="min-w-60 flex-1">
        <p className="flex flex-wrap items-center gap-2 text-md font-title">
          {name}
          <Chip tone={paid ? 'brand' : 'idle'}>{paid ? 'Paid' : 'Unpaid'}</Chip>
          {archived && <Chip glyph="dash">Archived</Chip>}
        </p>
        <p className="tnum mt-0.5 text-base text-ink-2">{main}</p>
        <p className="tnum text-sm text-ink-3">{more}</p>
      </div>
      <div className="flex gap-2">
        {can.edit && <Button onClick={() => onAct('edit')}>Edit{which}</Button>}
        {can.archive && <Button onClick={() => onAct('archive')}>Archive{which}</Button>}
        {can.restore && <Button onClick={() => onAct('restore')}>Restore{which}</Button>}
      </div>
    </li>
  )
}
