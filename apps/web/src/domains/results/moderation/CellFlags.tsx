import type { MarkCell, MarkSheet } from '@campanile/contract/results/mark-sheets.ts'
import { Chip } from '#ui/Chip.tsx'
import { Unusual } from '../Unusual.tsx'
import { m } from './messages.ts'

/** Flags of a mark. */
export const CellFlags = ({ cell, sheet }: { cell: MarkCell; sheet: MarkSheet }) => (
  <span className="flex min-w-0 flex-wrap items-center gap-x-2 gap-y-1">
    {cell.withheld && (
      <Chip tone="warn" glyph="clock">
        {m.withheld()}
      </Chip>
    )}
    {sheet.status === 'published' && !cell.withheld && cell.state !== null && cell.releasedAt === null && (
      <Chip>{m.notShownYet()}</Chip>
    )}
    {!cell.isEnrolled && <Chip>{m.hasLeft()}</Chip>}
    <Unusual reasons={cell.unusual} />
    {cell.comment && <span className="break-words text-sm text-ink-2">{cell.comment}</span>}
    {cell.withheldReason && <span className="text-sm text-ink-3">{cell.withheldReason}</span>}
  </span>
)
