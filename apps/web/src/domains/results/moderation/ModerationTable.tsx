import type { MarkCell, MarkGrid } from '@campanile/contract/results/mark-sheets.ts'
import { allOnOnePage } from '#lib/onePage.ts'
import { fullName } from '#lib/session.ts'
import { useListView } from '#lib/useListView.ts'
import { Button } from '#ui/Button.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import type { Holding } from './Moderation.tsx'
import { m } from './messages.ts'
import { moderationColumns } from './moderationColumns.tsx'
import { type CellFilter, cellFilters, countOf, shownCells } from './shownCells.ts'

interface ModerationTableProps {
  grid: MarkGrid
  onHold: (holding: Holding) => void
  onOpen: (studentId: string) => void
}

const shape = { filters: ['show'], sort: '' }
const filterWords: Record<CellFilter, string> = {
  unusual: m.unusual(),
  withheld: m.withheld(),
  incomplete: m.incomplete(),
  missing: m.missing(),
}

interface HoldActionsProps {
  selected: readonly MarkCell[]
  onHold: (holding: Holding) => void
}

function HoldActions({ selected, onHold }: HoldActionsProps) {
  const idsOf = (isWithheld: boolean) =>
    selected.filter(({ withheld }) => Boolean(withheld) === isWithheld).map(({ student }) => student.id)
  const [toHold, toRelease] = [idsOf(false), idsOf(true)]
  return (
    <>
      {toHold.length > 0 && (
        <Button onClick={() => onHold({ act: 'withhold', studentIds: toHold })}>
          {m.withholdSelected({ count: toHold.length })}
        </Button>
      )}
      {toRelease.length > 0 && (
        <Button onClick={() => onHold({ act: 'release', studentIds: toRelease })}>
          {m.releaseSelected({ count: toRelease.length })}
        </Button>
      )}
    </>
  )
}

/** Every mark of the sheet; several can be withheld or released together. */
export function ModerationTable({ grid, onHold, onOpen }: ModerationTableProps) {
  const list = useListView(shape)
  const { cells, sheet } = grid
  const filter = cellFilters.find((it) => it === list.view.filters.show)
  const shown = shownCells(cells, { filter, search: list.view.search })
  return (
    <ListCard
      name="moderation"
      label={m.marks()}
      list={list}
      query={allOnOnePage(shown)}
      count={(count) => rowCounts.students({ count })}
      failure={m.weCouldntLoadTheMarks()}
      search={m.findAStudent()}
      filters={[
        {
          name: 'show',
          label: m.show(),
          options: cellFilters.map((value) => ({
            value,
            label: `${filterWords[value]} (${countOf(cells, value)})`,
          })),
        },
      ]}
      empty={{ title: m.nobodyIsEnrolledInThisClass() }}
      columns={moderationColumns(sheet, onOpen)}
      rowKey={({ student }) => student.id}
      {...(sheet.can.withhold && {
        selection: {
          nameOf: ({ student }: MarkCell) => fullName(student),
          bar: (selected: readonly MarkCell[], clear: () => void) => (
            <HoldActions
              selected={selected}
              onHold={(holding) => {
                clear()
                onHold(holding)
              }}
            />
          ),
        },
      })}
    />
  )
}
