import type { SimulatedPolicy } from '@campanile/contract/analytics/policy-simulation.ts'
import { Slopes } from '#charts/Slopes.tsx'
import { WithTable } from '#charts/WithTable.tsx'
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
      <div className="px-5 max-sm:px-4">
        <ProgrammeSlopes result={result} />
      </div>
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

/** Attendance of each programme, current and under the simulated rules. */
function ProgrammeSlopes({ result: { programmes, required } }: { result: SimulatedPolicy }) {
  const rows = programmes.map((it) => ({
    id: it.id,
    name: it.name,
    before: it.percentage,
    after: it.percentageTried,
  }))
  const changes = rows.flatMap(({ before, after }) =>
    before === null || after === null ? [] : [after - before],
  )
  const fall = changes.filter((it) => it < 0).length
  const rise = changes.filter((it) => it > 0).length
  const summary = m.slopesSummary({ fall, rise, same: changes.length - fall - rise })
  return (
    <>
      <p className="mb-3 text-base text-ink-2">{summary}</p>
      <WithTable
        label={m.attendanceByProgramme()}
        heads={[m.programme(), m.actual(), m.simulated()]}
        rows={rows.map(({ name, before, after }) => [name, before, after])}
      >
        <Slopes
          rows={rows}
          required={{ before: required.actual, after: required.tried }}
          heads={{ before: m.actual(), after: m.simulated() }}
          summary={summary}
        />
      </WithTable>
    </>
  )
}
