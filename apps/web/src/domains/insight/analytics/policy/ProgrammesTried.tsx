import type { SimulatedPolicy } from '@campanile/contract/analytics/policy-simulation.ts'
import { Card } from '#ui/Card.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { percentWords } from '../percentWords.ts'
import { m } from './messages.ts'

type Programme = SimulatedPolicy['programmes'][number]

const columns: Column<Programme>[] = [
  { id: 'name', head: m.programme(), cell: (it) => <span className="font-strong">{it.name}</span> },
  { id: 'was', head: m.attendanceActual(), align: 'right', cell: (it) => percentWords(it.percentage) },
  { id: 'would', head: m.simulated(), align: 'right', cell: (it) => percentWords(it.percentageTried) },
  { id: 'below', head: m.belowActual(), align: 'right', cell: (it) => it.below },
  {
    id: 'belowTried',
    head: m.simulated(),
    align: 'right',
    cell: (it) => <span className="font-title">{it.belowTried}</span>,
  },
  { id: 'of', head: m.enrolments(), align: 'right', cell: (it) => it.enrolments },
]

/** The same by programme. */
export const ProgrammesTried = ({ result }: { result: SimulatedPolicy }) =>
  result.programmes.length === 0 ? null : (
    <Card aria-labelledby="programmes-tried" className="overflow-hidden">
      <CardHead id="programmes-tried" title={m.byProgramme()} hint={m.byProgrammeHint()} className="pb-3" />
      <DataTable
        label={m.byProgramme()}
        columns={columns}
        rows={result.programmes}
        rowKey={({ id }) => id}
        item={(it) => (
          <ListItem
            title={it.name}
            essence={m.belowSimulated({
              actual: it.below,
              simulated: it.belowTried,
              enrolments: it.enrolments,
            })}
            meta={m.attendanceSimulated({
              actual: percentWords(it.percentage),
              simulated: percentWords(it.percentageTried),
            })}
          />
        )}
      />
    </Card>
  )
