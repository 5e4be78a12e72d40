import { CalendarPlus } from 'lucide-react'
import { useRef } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import type { Answer } from '#lib/reads.ts'
import { useUser } from '#lib/session.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useNow } from '#lib/useNow.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { PageHead } from '#ui/PageHead.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { courseColours } from './courseColours.ts'
import { m } from './messages.ts'
import { ScheduleBody } from './ScheduleBody.tsx'
import { SchedulePeriodBar } from './SchedulePeriodBar.tsx'
import { ScheduleSkeleton } from './ScheduleSkeleton.tsx'
import { type ScheduleViewName, scheduleRange } from './scheduleView.ts'
import { summaryOf } from './sessionWords.ts'
import { useSchedule } from './useSchedule.ts'
import { useScheduleKeys } from './useScheduleKeys.ts'
import { useScheduleView } from './useScheduleView.ts'
import { shownDays } from './weekShape.ts'

const SubscribeDialog = lazyDialog(() => import('./SubscribeDialog.tsx'), 'SubscribeDialog')

const views: readonly { value: ScheduleViewName; label: string }[] = [
  { value: 'week', label: m.week() },
  { value: 'month', label: m.month() },
  { value: 'agenda', label: m.agenda() },
]

/** The counts, and their days. */
function summaryWords(view: ScheduleViewName, isThisWeek: boolean, counts: string): string {
  switch (view) {
    case 'week':
      return isThisWeek ? m.summaryOfThisWeek({ counts }) : m.summaryOfThatWeek({ counts })
    case 'month':
      return m.summaryOfMonth({ counts })
    case 'agenda':
      return m.summaryOfFourWeeks({ counts })
  }
}

/** The person's own sessions: a lecturer's week, or the week of a student's batch; by week, by month, or as a list. */
export function ScheduleScreen() {
  useDocumentTitle(m.schedule())
  const { role } = useUser()
  const { dayOf, weekStartsOn } = useTimeFormat()
  const today = dayOf(useNow(60_000))
  const control = useScheduleView(today)
  const { view } = control.view
  const { from, to } = scheduleRange(control.view, weekStartsOn)
  const schedule = useSchedule(from, to)
  const [subscribing, setSubscribing] = useFlagParam('subscribe')
  const card = useRef<HTMLDivElement>(null)
  useScheduleKeys(card, control)
  const { data } = schedule
  const isThisWeek = view === 'week' && from <= today && today <= to
  const wide = useMediaQuery('(min-width: 768px)')
  const busy = data ? [today, ...data.items.map((it) => dayOf(it.startsAt))] : []
  const days = shownDays(from, to, wide ? busy : [...busy, control.view.date])
  return (
    <>
      <PageHead
        title={m.schedule()}
        sub={
          data
            ? summaryWords(view, isThisWeek, summaryOf(data.items, new Set(data.exams.map(({ id }) => id))))
            : m.yourSessionsWeekByWeek()
        }
      >
        <Segmented label={m.view()} value={view} onChange={control.setView} options={views} />
        {role === 'lecturer' && (
          <Link to="/app/schedule/requests" className={buttonClass('secondary')}>
            {m.sessionRequests()}
          </Link>
        )}
        <Button icon={<CalendarPlus size={15} aria-hidden="true" />} onClick={() => setSubscribing(true)}>
          {m.addToCalendar()}
        </Button>
      </PageHead>
      <div ref={card}>
        <Card className="overflow-hidden" aria-label={m.schedule()}>
          <SchedulePeriodBar control={control} data={data} days={view === 'week' ? days : []} />
          <Loaded
            query={schedule}
            failure={m.weCouldntLoadYourSchedule()}
            heading="h2"
            skeleton={<ScheduleSkeleton />}
          >
            {(shown) => <ScheduleBody data={shown} control={control} days={days} wide={wide} />}
          </Loaded>
        </Card>
      </div>
      {data && <CourseLegend data={data} />}
      {subscribing && <SubscribeDialog onClose={() => setSubscribing(false)} />}
    </>
  )
}

/** The colour of each course. */
const CourseLegend = ({ data }: { data: Answer<'listSchedule'> }) => (
  <ul aria-label={m.courses()} className="mt-3 flex flex-wrap gap-x-5 gap-y-1.5 text-xs text-ink-3">
    {[...courseColours(data.items.map((it) => it.courseCode))].map(([code, colour]) => (
      <li key={code} className="flex items-center gap-1.5">
        <span
          aria-hidden="true"
          className="h-2.5 w-[3px] rounded-full"
          style={{ background: `var(--${colour})` }}
        />
        {code}
      </li>
    ))}
  </ul>
)
