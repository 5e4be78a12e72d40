import type { CSSProperties } from 'react'
import { percentText } from '#lib/figures.ts'
import type { LineSeries } from './LineLegend.tsx'

interface LineReadoutProps {
  label: string
  /** The index whose values are shown. */
  at: number
  series: readonly LineSeries[]
  style: CSSProperties
}

/** The values of the lines at one index. */
export const LineReadout = ({ label, at, series, style }: LineReadoutProps) => (
  <div
    aria-hidden="true"
    className="pointer-events-none absolute top-2 z-10 min-w-36 rounded-md border border-line bg-raised px-3 py-2 text-xs shadow-2"
    style={style}
  >
    <div className="mb-1 font-strong">{label}</div>
    {series.map(({ id, name, colour, dash, values }) => {
      const value = values[at]
      return value == null ? null : (
        <div key={id} className="flex items-center gap-2 leading-5">
          <svg width="14" height="4" aria-hidden="true">
            <path d="M0 2h14" stroke={colour} strokeWidth="2.5" strokeDasharray={dash} />
          </svg>
          <span className="text-ink-2">{name}</span>
          <span className="tnum ms-auto ps-3 font-strong">{percentText(value)}</span>
        </div>
      )
    })}
  </div>
)
