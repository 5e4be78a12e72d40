interface ColumnsProps {
  columns: readonly {
    label: string
    /** Null: nothing counted. */
    value: number | null
    /** The value as it is written. */
    text: string
  }[]
  /** The value of a column that is full; without it the highest is. */
  most?: number
  /** What the chart says, in one sentence. */
  summary: string
  /** Pixels. */
  height?: number
}

/** Arches side by side, each with its value above and its name below. */
export function Columns({ columns, most, summary, height = 132 }: ColumnsProps) {
  const highest = most ?? Math.max(1, ...columns.map(({ value }) => value ?? 0))
  return (
    <figure>
      <div aria-hidden="true" className="flex gap-[clamp(3px,1vw,14px)]">
        {columns.map(({ label, value, text }) => (
          <div key={label} className="min-w-0 max-w-20 flex-1 text-center">
            <div className="flex flex-col justify-end" style={{ height }}>
              <div className="tnum mb-1 truncate text-xs font-[620] max-sm:text-2xs">{text}</div>
              <div
                className={
                  value === null
                    ? 'h-3 rounded-t-full rounded-b-xs border border-dashed border-line-2'
                    : 'min-h-[3px] rounded-t-full rounded-b-xs bg-brand-mid'
                }
                style={
                  value === null
                    ? undefined
                    : { height: `${Math.max(2, (value / highest) * (100 - 2000 / height))}%` }
                }
              />
            </div>
            <div className="mt-1.5 truncate text-2xs text-ink-3">{label}</div>
          </div>
        ))}
      </div>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}
