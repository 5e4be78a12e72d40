import type { LeaveCheck, LeaveType } from '@campanile/contract/leave/leave-request.ts'
import { cn } from '#lib/cn.ts'
import { sentenceOf } from '#lib/errors.ts'
import { locale } from '#lib/locale.ts'
import { Alert } from '#ui/Alert.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { leaveLengthWords } from '../leaveWords.ts'
import { leftOutWords } from '../leftOut.ts'
import { m } from './messages.ts'
import type { LeaveRequestForm } from './useLeaveRequestForm.ts'

const dayFormat = new Intl.DateTimeFormat(locale, {
  timeZone: 'UTC',
  weekday: 'short',
  day: 'numeric',
  month: 'short',
})
/** Mon 16 Nov */
const shortDay = (date: string) => dayFormat.format(new Date(`${date}T00:00:00Z`))

/** The days that the request in the form uses. */
export function LeaveImpact({ ask: { check, type, stale } }: { ask: LeaveRequestForm }) {
  return (
    <section
      aria-label={m.summary()}
      aria-busy={stale}
      className="border-s border-line bg-canvas px-5 py-5 max-md:border-s-0 max-md:border-t max-md:px-4"
    >
      <h3 className="text-md font-title">{m.summary()}</h3>
      {!check || !type ? (
        <p className="mt-1 text-base text-ink-2">{m.selectTypeAndDays()}</p>
      ) : check.data ? (
        <Sum check={check.data} type={type} stale={stale} />
      ) : check.error ? (
        <Alert tone="warn" className="mt-3">
          {sentenceOf(check.error)}
        </Alert>
      ) : (
        <Loading className="mt-3 min-h-24">
          <Skeleton className="mb-3 h-7 w-24" />
          <Skeleton className="h-16 w-full" />
        </Loading>
      )}
    </section>
  )
}

function Sum({ check, type, stale }: { check: LeaveCheck; type: LeaveType; stale: boolean }) {
  const words = (minutes: number) => leaveLengthWords(minutes, type.dayMinutes)
  const { leftAfter } = check
  return (
    <div className={cn('transition-opacity', stale && 'opacity-60')}>
      <div aria-live="polite">
        <p className="tnum mt-1 text-2xl font-title">{words(check.minutes)}</p>
        <LeftOut days={check.days} />
        {leftAfter !== null && !(check.obstacle && leftAfter < 0) && (
          <p className={cn('tnum text-base', leftAfter < 0 ? 'text-bad-ink' : 'text-ink-2')}>
            {leftAfter < 0
              ? m.moreThanYouHaveLeft({ length: words(-leftAfter) })
              : m.leftAfterwardsOfType({ length: words(leftAfter), leaveType: type.name })}
          </p>
        )}
      </div>
      {check.obstacle && (
        <Alert tone="bad" className="mt-3">
          {check.obstacle}
        </Alert>
      )}
      {check.needsFile && (
        <Alert tone="info" className="mt-3">
          {m.leaveNeedsAFile()}
        </Alert>
      )}
      <CountedDays check={check} words={words} />
      {check.sessions.length > 0 && (
        <p className="mt-4 text-sm text-ink-2">
          {m.sessionsAreAffected({ sessions: check.sessions.length })}
        </p>
      )}
    </div>
  )
}

/** More than these fold away. */
const shownDays = 14

function CountedDays(props: { check: LeaveCheck; words: (minutes: number) => string }) {
  const { days } = props.check
  if (days.length === 0) return null
  if (days.length <= shownDays) return <DayList {...props} />
  return (
    <details className="mt-4">
      <summary className="cursor-pointer text-sm font-label text-brand-ink">
        {m.showAllDays({ days: days.length })}
      </summary>
      <DayList {...props} />
    </details>
  )
}

function DayList({ check, words }: { check: LeaveCheck; words: (minutes: number) => string }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls can be reached by keyboard
    <section tabIndex={0} aria-label={m.days()} className="mt-4 max-h-64 overflow-y-auto">
      <ul className="divide-y divide-line border-y border-line text-sm">
        {check.days.map(({ date, minutes, dayOff }) => (
          <li key={date} className={cn('tnum flex justify-between gap-3 py-1.5', dayOff && 'text-ink-3')}>
            <span>{shortDay(date)}</span>
            <span className="min-w-0 break-words text-end">{dayOff ?? words(minutes)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The days of a request that are not deducted, by name. */
function LeftOut({ days }: { days: LeaveCheck['days'] }) {
  const words = leftOutWords(days)
  return words && <p className="tnum mt-1 break-words text-sm text-ink-3">{m.notCounted({ days: words })}</p>
}
