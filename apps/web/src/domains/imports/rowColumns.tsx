import type { ImportRow } from '@campanile/contract/imports/imports.ts'
import type { ReactNode } from 'react'
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

const name = (text: ReactNode) => <span className="text-ink-3">{text}</span>
const del = (text: ReactNode) => <del className="text-ink-3">{text}</del>

/** The change, or why there is none. */
export function RowDetail({ row }: { row: ImportRow }) {
  if (row.reason) return <span className="text-ink-2">{row.reason}</span>
  return row.changes.map(({ field, from, to }) => (
    <span key={field} className="me-3 inline-block text-ink-2">
      {from === null
        ? m.fieldIs({ field, to: to ?? m.noValue(), name })
        : m.fieldBecomes({ field, from, to: to ?? m.noValue(), name, del })}
    </span>
  ))
}

/** "people.csv, line 12" */
export const placeOf = ({ file, line }: ImportRow) =>
  file === null || line === null ? m.notInTheFile() : m.fileAndLine({ file, line })

export const rowColumns: Column<ImportRow>[] = [
  { id: 'outcome', head: m.outcome(), cell: (row) => <OutcomeChip row={row} /> },
  {
    id: 'label',
    head: m.entry(),
    className: 'w-[36%] max-w-0',
    cell: (row) => <CellWithSub sub={importKindWords[row.kind]}>{row.label}</CellWithSub>,
  },
  {
    id: 'detail',
    head: m.details(),
    className: 'w-[34%] break-words',
    cell: (row) => <RowDetail row={row} />,
  },
  { id: 'line', head: m.line(), align: 'right', className: 'whitespace-nowrap', cell: placeOf },
]
