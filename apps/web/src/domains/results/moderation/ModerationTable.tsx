import type { MarkCell, MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { useState } from 'react'
import { counted } from '#lib/counted.ts'
import { useListView } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { DataTable } from '#ui/DataTable.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Select } from '#ui/Select.tsx'
import type { Holding } from './Moderation.tsx'
import { ModerationItem } from './ModerationItem.tsx'
import { moderationColumns } from './moderationColumns.tsx'
import { type CellFilter, cellFilters, countOf, shownCells } from './shownCells.ts'

interface ModerationTableProps {
  grid: MarkGrid
  onHold: (holding: Holding) => void
  onOpen: (studentId: string) => void
}

const shape = { filters: ['show'], sort: '' }
const filterWords: Record<CellFilter, string> = {
  unusual: 'Unusual',
  withheld: 'Withheld',
  incomplete: 'Incomplete',
  missing: 'Missing',
}

/** Every mark of the sheet; some can be chosen, to be kept back or shown together. */
export function ModerationTable({ grid, onHold, onOpen }: ModerationTableProps) {
  const list = useListView(shape)
  const { cells, sheet } = grid
  const filter = cellFilters.find((it) => it === list.view.filters.show)
  const shown = shownCells(cells, { filter, search: list.view.search })
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set())
  const choose = (studentId: string, on: boolean) =>
    setChosen((before) => {
      const after = new Set(before)
      if (on) after.add(studentId)
      else after.delete(studentId)
      return after
    })
  const picked = cells.filter(({ student }) => chosen.has(student.id))
  const ids = (some: readonly MarkCell[]) => some.map(({ student }) => student.id)
  const toHold = picked.filter(({ withheld }) => !withheld)
  const toRelease = picked.filter(({ withheld }) => withheld)
  const rows = { chosen, choose: sheet.can.withhold ? choose : undefined, open: onOpen, sheet }
  const hold = (holding: Holding) => {
    setChosen(new Set())
    onHold(holding)
  }
  return (
    <Card aria-label="Marks" className="overflow-hidden">
      {picked.length > 0 ? (
        <div className="flex min-h-14 flex-wrap items-center gap-2 border-b border-line bg-brand-tint p-3">
          <span role="status" className="mr-auto text-sm font-label text-brand-ink">
            {counted(picked.length, 'student')} chosen
          </span>
          {toHold.length > 0 && (
            <Button onClick={() => hold({ act: 'withhold', studentIds: ids(toHold) })}>
              Withhold {toHold.length}
            </Button>
          )}
          {toRelease.length > 0 && (
            <Button onClick={() => hold({ act: 'release', studentIds: ids(toRelease) })}>
              Release {toRelease.length}
            </Button>
          )}
          <Button variant="ghost" onClick={() => setChosen(new Set())}>
            Choose none
          </Button>
        </div>
      ) : (
        <FilterBar count={counted(shown.length, 'student')}>
          <ListSearch list={list} label="Find a student" className="w-56" />
          <Select
            label="Show"
            prefix="Show"
            value={filter ?? ''}
            onChange={(show) => list.setFilter('show', show)}
            options={[
              { value: '', label: 'All' },
              ...cellFilters.map((value) => ({
                value,
                label: `${filterWords[value]} (${countOf(cells, value)})`,
              })),
            ]}
          />
          {sheet.can.withhold && shown.length > 0 && (
            <Button onClick={() => setChosen(new Set(ids(shown)))}>Choose all</Button>
          )}
        </FilterBar>
      )}
      {shown.length === 0 ? (
        <Empty
          kind={list.narrowed ? 'search' : 'none'}
          title={list.narrowed ? 'Nobody fits these filters' : 'Nobody is enrolled in this class'}
          action={list.narrowed && <Button onClick={list.clear}>Show everybody</Button>}
        />
      ) : (
        <DataTable
          label="Marks"
          columns={moderationColumns(rows)}
          rows={shown}
          rowKey={({ student }) => student.id}
          item={(cell) => <ModerationItem cell={cell} rows={rows} />}
        />
      )}
    </Card>
  )
}
