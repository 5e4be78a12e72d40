interface BoxPlotProps {
  /** Lowest, lower quartile, median, upper quartile, highest. */
  figures: readonly [number, number, number, number, number]
  /** The end of the scale. */
  max: number
  /** The chart in one sentence. */
  summary: string
}

/** Units of the drawing. */
const width = 300
const height = 34
const middle = height / 2
const half = 9

/** The middle half, the median in it, and the range of the rest. */
export function BoxPlot({ figures, max, summary }: BoxPlotProps) {
  const [lowest, lower, median, upper, highest] = figures.map((it) =>
    max === 0 ? 0 : (it / max) * width,
  ) as [number, number, number, number, number]
  return (
    <figure>
      <svg viewBox={`0 0 ${width} ${height}`} className="w-full overflow-visible" aria-hidden="true">
        <path d={`M0 ${middle}H${width}`} className="stroke-line" />
        <path
          d={`M${lowest} ${middle}H${highest}M${lowest} ${middle - 5}v10M${highest} ${middle - 5}v10`}
          className="stroke-brand-mid"
          strokeWidth="1.5"
        />
        <rect
          x={lower}
          y={middle - half}
          width={Math.max(2, upper - lower)}
          height={half * 2}
          rx="3"
          className="fill-brand-tint-2 stroke-brand-mid"
          strokeWidth="1.5"
        />
        <path d={`M${median} ${middle - half}v${half * 2}`} className="stroke-brand-ink" strokeWidth="2.5" />
      </svg>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}
