import { cn } from '#lib/cn.ts'
import { numberWords, percentText } from '#lib/figures.ts'

interface Bay {
  /** "09": also identifies the bay. */
  label: string
  expected: number
  present: number
  /** Attendance as a percentage, once the hour is over; null: no records. */
  rate: number | null
  state: 'done' | 'now' | 'next'
}

/** The fill of an arch: the rate of a past hour, or the students present so far. */
const fillOf = ({ state, rate, present, expected }: Bay) => {
  if (state === 'done') return rate ?? 0
  return expected === 0 ? 0 : Math.min(100, (present / expected) * 100)
}

function labelOf({ state, rate, present }: Bay): string {
  if (state === 'next') return '\u00a0'
  if (state === 'now') return present === 0 ? '–' : numberWords(present)
  return rate === null ? '–' : percentText(rate)
}

/** The minimum height, so that the lowest arch still looks like one. */
const lowest = 0.26

const fills: Record<Bay['state'], string> = {
  done: 'bg-brand-tint-2/70 dark:bg-brand-tint',
  now: 'bg-brass-tint dark:bg-brass-line/60',
  next: 'border border-dashed border-line-2',
}

function Arch({ bay, highest }: { bay: Bay; highest: number }) {
  const share = highest === 0 ? lowest : Math.max(lowest, bay.expected / highest)
  return (
    <div className="relative max-w-16 flex-1" style={{ height: `${share * 100}%` }}>
      <div className={cn('absolute inset-0 overflow-hidden rounded-t-full rounded-b-xs', fills[bay.state])}>
        {(bay.state !== 'next' || bay.present > 0) && (
          <div
            className={cn(
              'absolute inset-x-0 bottom-0 transition-[height] duration-500',
              bay.state === 'now' ? 'bg-brass' : 'bg-brand-mid',
            )}
            style={{ height: `${fillOf(bay)}%` }}
          />
        )}
      </div>
      {bay.state === 'now' && (
        <div className="absolute -inset-[3px] rounded-t-full rounded-b-sm ring-2 ring-brass" />
      )}
    </div>
  )
}

interface ArcadeProps {
  bays: readonly Bay[]
  /** The chart in one sentence. */
  summary: string
  /** Pixels. */
  height?: number
}

/**
 * One arch per hour: its height shows the expected students, its fill the present ones; brass marks the
 * current hour.
 */
export function Arcade({ bays, summary, height = 176 }: ArcadeProps) {
  const highest = Math.max(0, ...bays.map(({ expected }) => expected))
  return (
    <figure dir="ltr">
      <div className="flex items-end gap-[clamp(3px,0.8vw,10px)]" style={{ height }} aria-hidden="true">
        {bays.map((bay) => (
          <Arch key={bay.label} bay={bay} highest={highest} />
        ))}
      </div>
      <div className="mt-2 flex gap-[clamp(3px,0.8vw,10px)]" aria-hidden="true">
        {bays.map((bay) => (
          <div key={bay.label} className="tnum min-w-0 max-w-16 flex-1 text-center">
            <div className={cn('text-xs font-strong', bay.state === 'now' ? 'text-brass-ink' : 'text-ink')}>
              {labelOf(bay)}
            </div>
            <div
              className={cn('text-2xs', bay.state === 'now' ? 'font-strong text-brass-ink' : 'text-ink-3')}
            >
              {bay.label}
            </div>
          </div>
        ))}
      </div>
      <figcaption className="sr-only">{summary}</figcaption>
    </figure>
  )
}
