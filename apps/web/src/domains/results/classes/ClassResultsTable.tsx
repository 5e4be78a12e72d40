import { markStateWords } from '@campanile/contract/results/result-words.ts'
import type { ClassResults } from '@campanile/contract/results/results.ts'
import { decimalWords } from '#lib/figures.ts'
import { fullName } from '#lib/session.ts'
import { CellWithSub } from '#ui/CellWithSub.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { PersonLink } from '#ui/PersonLink.tsx'
import { markPercentWords, resultPercent } from '../percentWords.ts'
import { ResultChip } from '../ResultChip.tsx'
import { m } from './messages.ts'

type Row = ClassResults['items'][number]
type Mark = Row['marks'][number]

const markWords = (mark: Mark | undefined) => {
  if (!mark) return '–'
  return mark.state === 'marked' ? decimalWords(mark.finalMark ?? '0') : markStateWords[mark.state]
}

const Student = ({ row: { student } }: { row: Row }) => (
  <PersonLink personId={student.id} name={fullName(student)} />
)

/** A result that is not final always looks different. */
function Result({ row }: { row: Row }) {
  if (row.percent === null) return '–'
  const shown = resultPercent(row.percent)
  if (row.status === 'final') return <strong className="font-title">{shown}</strong>
  return (
    <span className="whitespace-nowrap text-ink-2">
      {shown}
      <span className="block text-xs text-ink-3">
        {m.markedSoFar({ weight: markPercentWords(row.weight) })}
      </span>
    </span>
  )
}

function resultWords({ percent, status, weight }: Row): string {
  if (percent === null) return m.noMarksYet()
  const shown = resultPercent(percent)
  return status === 'final' ? shown : m.soFar({ percent: shown, weight: markPercentWords(weight) })
}

/** Students as rows, assessments as columns, with their weights in the header. */
export function ClassResultsTable({ results }: { results: ClassResults }) {
  const columns: Column<Row>[] = [
    {
      id: 'student',
      head: m.student(),
      className: 'min-w-44',
      cell: (row) => (
        <CellWithSub sub={row.student.number}>
          <Student row={row} />
        </CellWithSub>
      ),
    },
    ...results.assessments.map(
      ({ sheetId, title, weight, maxMark }, place): Column<Row> => ({
        id: sheetId,
        head: m.assessmentHead({
          title,
          weight: markPercentWords(weight),
          maxMark: decimalWords(maxMark),
        }),
        align: 'right',
        className: 'min-w-28',
        cell: (row) => (
          <span className={row.marks[place]?.withheld ? 'text-warn-ink' : undefined}>
            {markWords(row.marks[place])}
            {row.marks[place]?.withheld && <span className="block text-xs">{m.withheld()}</span>}
          </span>
        ),
      }),
    ),
    {
      id: 'percent',
      head: m.result(),
      align: 'right',
      cell: (row) => <Result row={row} />,
    },
    {
      id: 'grade',
      head: m.grade(),
      cell: (row) => <ResultChip status={row.status} letter={row.letter} passes={row.passes} />,
    },
  ]
  return (
    <div className="md:overflow-x-auto">
      <DataTable
        label={m.resultsOfTheClass()}
        columns={columns}
        rows={results.items}
        rowKey={({ student }) => student.id}
        item={(row) => (
          <ListItem
            title={<Student row={row} />}
            chip={<ResultChip status={row.status} letter={row.letter} passes={row.passes} />}
            essence={resultWords(row)}
            meta={results.assessments
              .map(({ title, weight }, place) =>
                m.assessmentMark({
                  title,
                  weight: markPercentWords(weight),
                  mark: markWords(row.marks[place]),
                }),
              )
              .join(' · ')}
          />
        )}
      />
    </div>
  )
}
