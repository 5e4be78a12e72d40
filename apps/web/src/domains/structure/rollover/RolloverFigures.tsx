import { numberWords } from '#lib/figures.ts'
import { m } from './messages.ts'

const labels = {
  classes: m.classes(),
  meetings: m.meetings(),
  sessions: m.sessions(),
  enrolments: m.enrolments(),
  assignments: m.assignments(),
  batches: m.newBatches(),
} as const

type Figures = Record<Exclude<keyof typeof labels, 'batches'>, number> & {
  batches?: number
  newBatches?: number
}

/** Counts of the rows that a roll-over creates. */
export const RolloverFigures = ({ title, figures }: { title: string; figures: Figures }) => (
  <dl
    aria-label={title}
    className="grid grid-cols-6 gap-3 rounded-lg bg-sunken p-4 max-lg:grid-cols-3 max-sm:grid-cols-2 dark:bg-canvas"
  >
    {(Object.keys(labels) as (keyof typeof labels)[]).map((key) => (
      <div key={key}>
        <dt className="text-sm text-ink-3">{labels[key]}</dt>
        <dd className="tnum mt-0.5 text-xl font-title">
          {numberWords((key === 'batches' ? (figures.batches ?? figures.newBatches) : figures[key]) ?? 0)}
        </dd>
      </div>
    ))}
  </dl>
)
