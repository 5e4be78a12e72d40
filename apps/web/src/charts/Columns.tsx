import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { cn } from '#lib/cn.ts'

export interface ColumnBar {
  label: string
  /** Null: nothing counted. */
  value: number | null
  /** The value as text. */
  text: string
  /** A link to the data behind it, and its full name if the label is abbreviated. */
  to?: string | undefined
  name?: string
}

interface ColumnsProps {
  columns: readonly ColumnBar[]
  /** The chart in one sentence. */
  summary: string
  /** Pixels. */
  height?: number
}

/** Arches side by side, each with its value above and its name below; some link to the data behind them. */
export function Columns({ columns, summary, height = 132 }: ColumnsProps) {
  const highest = Math.max(1, ...columns.map(({ value }) => value ?? 0))
  return (
    <figure dir="ltr" className="[print-color-adjust:exact]">
      <div className="flex gap-[clamp(3px,1vw,14px)]">
        {columns.map((column) => (
          <ColumnPlace key={column.label} column={column}>
            <span className="flex flex-col justify-end" style={{ height }}>
              <span className="tnum mb-1 truncate text-xs font-title max-sm:text-2xs">{column.text}</span>
              <span
                className={
                  column.value === null
                    ? 'block h-3 rounded-t-full rounded-b-xs border border-dashed border-line-2'
                    : 'block min-h-[3px] rounded-t-full rounded-b-xs bg-brand-mid'
                }
                style={
                  column.value === null
                    ? undefined
                    : { height: `${Math.max(2, (column.value / highest) * (100 - 2000 / height))}%` }
                }
              />
            </span>
            <span className="mt-1.5 block truncate text-2xs text-ink-3">{column.label}</span>
          </ColumnPlace>
        ))}
      </div>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}

const placeClass = 'block min-w-0 max-w-20 flex-1 text-center'

/** The summary describes all columns; a column with a link also has its own text. */
export const ColumnPlace = ({
  column: { to, name },
  children,
}: {
  column: ColumnBar
  children: ReactNode
}) =>
  to ? (
    <Link to={to} className={cn(placeClass, 'rounded-sm hover:bg-hover')}>
      {children}
      {name && <span className="sr-only">, {name}</span>}
    </Link>
  ) : (
    <span aria-hidden="true" className={placeClass}>
      {children}
    </span>
  )
