import type { SimulatedPolicy } from '@campanile/contract/analytics/policy-simulation.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { percentWords } from '../percentWords.ts'

type Programme = SimulatedPolicy['programmes'][number]

const columns: Column<Programme>[] = [
  { id: 'name', head: 'Programme', cell: (it) => <span className="font-strong">{it.name}</span> },
  { id: 'was', head: 'Attendance was', align: 'right', cell: (it) => percentWords(it.percentage) },
  { id: 'would', head: 'Would be', align: 'right', cell: (it) => percentWords(it.percentageTried) },
  { id: 'below', head: 'Below was', align: 'right', cell: (it) => it.below },
  {
    id: 'belowTried',
    head: 'Would be',
    align: 'right',
    cell: (it) => <span className="font-title">{it.belowTried}</span>,
  },
  { id: 'of', head: 'Of', align: 'right', cell: (it) => it.enrolments },
]

/** The same by programme. */
export const ProgrammesTried = ({ result }: { result: SimulatedPolicy }) =>
  result.programmes.length === 0 ? null : (
    <Card aria-labelledby="programmes-tried" className="overflow-hidden">
      <CardHead
        id="programmes-tried"
        title="By programme"
        hint="Enrolments below the limit: a student counts once in each class"
        className="pb-3"
      />
      <DataTable
        label="By programme"
        columns={columns}
        rows={result.programmes}
        rowKey={({ id }) => id}
        item={(it) => (
          <ListItem
            title={it.name}
            essence={`Below: ${it.below} was, ${it.belowTried} would be, of ${it.enrolments}`}
            meta={`Attendance ${percentWords(it.percentage)}, would be ${percentWords(it.percentageTried)}`}
          />
        )}
      />
    </Card>
  )
