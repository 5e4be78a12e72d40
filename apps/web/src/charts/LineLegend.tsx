export interface LineSeries {
  id: string
  name: string
  /** A CSS colour; never the only difference: give a dash as well. */
  colour: string
  dash?: string
  /** Only there for comparison. */
  quiet?: boolean
  values: readonly (number | null)[]
}

/** Names of the lines, if there is no space for them at their ends. */
export const LineLegend = ({ series }: { series: readonly LineSeries[] }) => (
  <div aria-hidden="true" className="mt-1 flex flex-wrap gap-x-4 gap-y-1 ps-8">
    {series.map(({ id, name, colour, dash }) => (
      <span key={id} className="flex items-center gap-1.5 text-xs text-ink-2">
        <svg width="20" height="4" aria-hidden="true">
          <path d="M0 2h20" stroke={colour} strokeWidth="2.5" strokeDasharray={dash} />
        </svg>
        {name}
      </span>
    ))}
  </div>
)
