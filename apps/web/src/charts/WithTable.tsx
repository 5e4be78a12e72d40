import { Table2 } from 'lucide-react'
import { type ReactNode, useState } from 'react'
import { Link } from 'react-router'
import { fixedWords } from '#lib/figures.ts'
import { buttonClass } from '#ui/buttonClass.ts'
import { m } from './messages.ts'

interface WithTableProps {
  /** Names the table. */
  label: string
  heads: readonly string[]
  /** The first cell of a row names it. */
  rows: readonly (readonly (string | number | null)[])[]
  /** Links of rows to the data behind them, by index. */
  links?: readonly (string | undefined)[]
  /** The chart. */
  children: ReactNode
}

/** A chart, and the same figures as a table for who reads better so. */
export function WithTable({ label, heads, rows, links, children }: WithTableProps) {
  const [asTable, setAsTable] = useState(false)
  return (
    <>
      {asTable ? <FigureTable label={label} heads={heads} rows={rows} links={links ?? []} /> : children}
      <div className="mt-2 flex justify-end print:hidden">
        <button
          type="button"
          aria-pressed={asTable}
          aria-label={m.showLabelAsTable({ label })}
          onClick={() => setAsTable(!asTable)}
          className={buttonClass('ghost', 'sm')}
        >
          <Table2 size={13} aria-hidden="true" />
          {m.showAsTable()}
        </button>
      </div>
    </>
  )
}

/** The most decimals in a column of figures, so that all of them have the same precision. */
function decimalsIn(rows: WithTableProps['rows'], column: number): number {
  const figures = rows.map((row) => row[column]).filter((cell) => typeof cell === 'number')
  return Math.max(0, ...figures.map((figure) => String(figure).split('.')[1]?.length ?? 0))
}

const FigureTable = ({ label, heads, rows, links }: Required<Omit<WithTableProps, 'children'>>) => (
  // Reachable by the keyboard, which scrolls it.
  <section
    aria-label={m.labelAsATable({ label })}
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls
    tabIndex={0}
    className="max-h-80 overflow-auto rounded-md border border-line"
  >
    <table aria-label={label} className="w-full text-start text-sm">
      <thead className="sticky top-0 bg-canvas text-xs text-ink-3 dark:bg-raised">
        <tr>
          {heads.map((head, index) => (
            <th
              key={head}
              scope="col"
              className={index === 0 ? 'h-9 px-3 font-label' : 'h-9 px-3 text-end font-label'}
            >
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells], place) => (
          <tr key={name} className="border-t border-line">
            <th scope="row" className="h-9 px-3 font-label">
              {links[place] ? (
                <Link to={links[place]} className="text-brand-ink hover:underline">
                  {name}
                </Link>
              ) : (
                name
              )}
            </th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]} className="tnum h-9 px-3 text-end">
                {typeof cell === 'number' ? fixedWords(cell, decimalsIn(rows, index + 1)) : (cell ?? '–')}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
)
