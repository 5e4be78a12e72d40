import type { ClassReport } from '@campanile/contract/insight/reports.ts'
import { cn } from '#lib/cn.ts'
import { dayOfMonth, shortMonth } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { columnHeadProps, rowGroupProps, rowProps } from './gridRoles.ts'
import { cellWidth, headClass, headHeight } from './matrixLayout.ts'
import { m } from './messages.ts'

interface MatrixHeadProps {
  sessions: ClassReport['sessions']
  /** The columns to render: from this one up to but not including that one. */
  from: number
  to: number
}

const ground = 'bg-canvas dark:bg-surface'
const cornerLook = `${ground} text-xs font-label text-ink-3`

/** Stays above the students: day and month of each session. */
export function MatrixHead({ sessions, from, to }: MatrixHeadProps) {
  const time = useTimeFormat()
  return (
    <div {...rowGroupProps} className={cn('sticky top-0 z-20', ground)}>
      <div {...rowProps(1)} className="flex w-full border-b border-line" style={{ height: headHeight }}>
        <div {...columnHeadProps(1)} className={cn(headClass.name, cornerLook)}>
          {m.student()}
        </div>
        <div {...columnHeadProps(2)} className={cn(headClass.rate, cornerLook)}>
          <span aria-hidden="true">%</span>
          <span className="sr-only">{m.attendance()}</span>
        </div>
        {sessions.slice(from, to).map(({ id, startsAt, held }, place) => {
          const day = time.dayOf(startsAt)
          return (
            <div
              key={id}
              {...columnHeadProps(from + place + 3)}
              title={`${time.day(startsAt)}, ${time.time(startsAt)}`}
              className={cn(
                'grid shrink-0 content-center text-center font-normal',
                held ? 'text-ink-2' : 'text-ink-3',
              )}
              style={{ width: cellWidth, marginInlineStart: place === 0 ? from * cellWidth : undefined }}
            >
              <span className="tnum text-sm font-label leading-4">{dayOfMonth(day)}</span>
              <span className="text-2xs leading-4">
                {shortMonth(day)}
                <span className="sr-only">, {time.time(startsAt)}</span>
              </span>
            </div>
          )
        })}
      </div>
    </div>
  )
}
