import type { ImportRow } from '@campanile/contract/imports/imports.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { importKindWords, outcomeLooks } from './importWords.ts'
import { m } from './messages.ts'

export function OutcomeChip({ row }: { row: ImportRow }) {
  const { label, tone, glyph } = outcomeLooks[row.outcome]
  return (
    <span className="flex flex-wrap gap-1">
      <Chip tone={tone} glyph={glyph}>
        {label}
      </Chip>
      {row.undo === 'kept' && <Chip tone="warn">{m.kept()}</Chip>}
    </span>
  )
}

/** What changes, or why nothing does. */
export function RowDetail({ row }: { row: ImportRow }) {
  if (row.reason) return <span className="text-ink-2">{row.reason}</span>
  return row.changes.map(({ field, from, to }) => (
    <span key={field} className="me-3 inline-block text-ink-2">
      <span className="text-ink-3">{field}: </span>
      {from !== null && <del className="text-ink-3">{from}</del>} {to ?? 'none'}
    </span>
  ))
}

/** "people.csv, line 12" */
export const placeOf = ({ file, line }: ImportRow) => (line === null ? m.inNoLine() : `${file}, line ${line}`)

export const rowColumns: Column<ImportRow>[] = [
  { id: 'outcome', head: m.outcome(), cell: (row) => <OutcomeChip row={row} /> },
  {
    id: 'label',
    head: m.what(),
    className: 'w-[36%] max-w-0',
    cell: (row) => <CellWithSub sub={importKindWords[row.kind]}>{row.label}</CellWithSub>,
  },
  {
    id: 'detail',
    head: m.details(),
    className: 'w-[34%] break-words',
    cell: (row) => <RowDetail row={row} />,
  },
  { id: 'line', head: m.lineLabel(), align: 'right', className: 'whitespace-nowrap', cell: placeOf },
]
