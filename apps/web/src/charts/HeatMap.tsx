import { type KeyboardEvent, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { logicalKey } from '#lib/locale.ts'
import { heatAfterKey } from './heatAfterKey.ts'
import { m } from './messages.ts'
import { rateFill, rateInk, rateStep, rateSteps } from './rateStep.ts'

interface HeatCell {
  /** Percent; null: no data. */
  rate: number | null
  /** The rate as a whole percentage, rounded from the counts. */
  shown: number | null
  /** The text below the map for this cell. */
  words: string
}

interface HeatMapProps {
  /** Names the table. */
  label: string
  rows: readonly string[]
  columns: readonly string[]
  /** By row, then column. */
  cells: readonly (readonly HeatCell[])[]
  /** Undefined: there is no rule that divides the colours. */
  required?: number
  /** Undefined: cells are only read. */
  onOpen?: (row: number, column: number) => void
}

/** Rates by two dimensions. Each cell shows its value, and links to the data behind it. */
export function HeatMap({ label, rows, columns, cells, required, onOpen }: HeatMapProps) {
  const [at, setAt] = useState<readonly [number, number]>([0, 0])
  const [isRead, setRead] = useState(false)
  const read = isRead ? cells[at[0]]?.[at[1]] : undefined
  const show = (place: readonly [number, number]) => {
    setAt(place)
    setRead(true)
  }
  const press = (event: KeyboardEvent<HTMLElement>) => {
    const next = heatAfterKey(logicalKey(event.key), at, rows.length, columns.length)
    if (!next) return
    event.preventDefault()
    show(next)
    const table = event.currentTarget
    table.querySelector<HTMLElement>(`[data-cell="${next.join(' ')}"]`)?.focus()
  }
  return (
    <div className="[print-color-adjust:exact]" onPointerLeave={() => setRead(false)}>
      <table
        className="w-full table-fixed border-separate border-spacing-[3px] max-sm:border-spacing-[2px]"
        onKeyDown={press}
      >
        <caption className="sr-only">{label}</caption>
        <thead>
          <tr>
            <td className={rows.some(({ length }) => length > 3) ? 'w-14' : 'w-10 max-sm:w-8'} />
            {columns.map((column) => (
              <th key={column} scope="col" className="tnum pb-1 text-2xs font-label text-ink-3">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, i) => (
            <tr key={row}>
              <th scope="row" className="text-start text-xs font-label text-ink-2">
                {row}
              </th>
              {columns.map((column, j) => {
                const cell = cells[i]?.[j]
                const rate = cell?.rate ?? null
                const step = rate === null ? null : rateStep(rate, required ?? 0)
                return (
                  <td key={column} className="p-0">
                    <button
                      type="button"
                      data-cell={`${i} ${j}`}
                      tabIndex={at[0] === i && at[1] === j ? 0 : -1}
                      aria-label={cell?.words}
                      aria-disabled={rate === null || onOpen === undefined}
                      onClick={() => rate !== null && onOpen?.(i, j)}
                      onPointerEnter={() => show([i, j])}
                      onFocus={() => show([i, j])}
                      className={cn(
                        'tnum block h-9 w-full rounded-[5px] text-center text-xs font-label outline-offset-1 hover:outline-2 hover:outline-ink max-sm:h-8 max-sm:text-2xs',
                        step === null ? 'text-ink-3 shadow-edge' : rateInk[step],
                      )}
                      style={step === null ? undefined : { background: rateFill(step) }}
                    >
                      {cell?.shown ?? '·'}
                    </button>
                  </td>
                )
              })}
            </tr>
          ))}
        </tbody>
      </table>
      <div className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2 text-xs text-ink-3" aria-hidden="true">
        <div className="flex items-center gap-2">
          <span>{m.lower()}</span>
          <span className="flex overflow-hidden rounded-xs">
            {rateSteps
              .filter((step) => required !== undefined || step >= 0)
              .map((step) => (
                <span
                  key={step}
                  className={cn(
                    'h-2.5 w-6 max-sm:w-4',
                    step === 0 && required !== undefined && 'border-s-2 border-ink',
                  )}
                  style={{ background: rateFill(step) }}
                />
              ))}
          </span>
          <span>{m.higher()}</span>
        </div>
        <span className="tnum ms-auto text-ink-2">
          {read?.words ?? (required !== undefined && m.barMarksRequired({ rate: required }))}
        </span>
      </div>
    </div>
  )
}
