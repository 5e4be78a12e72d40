import type { MarkCell } from '@campanile/contract/results/mark-sheets.ts'
import { fullName } from '#lib/session.ts'
import { ListItem } from '#ui/ListItem.tsx'
import { MarkValue } from '../MarkValue.tsx'
import { CellFlags } from './CellFlags.tsx'
import { ChooseBox, OpenButton } from './moderationColumns.tsx'
import type { ModerationRows } from './moderationRows.ts'

/** A mark on a phone. */
export const ModerationItem = ({ cell, rows }: { cell: MarkCell; rows: ModerationRows }) => (
  <ListItem
    lead={<ChooseBox cell={cell} rows={rows} />}
    title={fullName(cell.student)}
    chip={<MarkValue {...cell} />}
    essence={<CellFlags cell={cell} sheet={rows.sheet} />}
    meta={cell.student.number}
    action={<OpenButton cell={cell} rows={rows} />}
  />
)
