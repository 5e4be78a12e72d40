import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useNow } from '#lib/useNow.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Loading } from '#ui/Loading.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { MonthSteps } from '../MonthSteps.tsx'
import { monthOf, weeksOf } from '../month.ts'
import { MonthList } from './MonthList.tsx'
import { MyLeaveFrame } from './MyLeaveFrame.tsx'
import { MyLeaveMonth } from './MyLeaveMonth.tsx'
import { m } from './messages.ts'

const shape = { filters: ['month'], sort: '' }
const hour = 3_600_000

/** `/app/leave-requests/calendar`: a month with my leave and other days off. */
export function MyCalendarScreen() {
  const list = useListView(shape)
  const { dayOf, weekStartsOn } = useTimeFormat()
  const today = dayOf(useNow(hour))
  const month = monthOf(list.view.filters.month, today)
  const weeks = weeksOf(month, weekStartsOn)
  const days = weeks.flat()
  const [from = month, to = month] = [days.at(0), days.at(-1)]
  const calendar = useRead('listMyLeaveCalendar', { from, to })
  const { open } = useOpenedParam('request')
  const wide = useMediaQuery('(min-width: 768px)')
  const thisMonth = today.slice(0, 7)
  const goTo = (next: string) => list.setFilter('month', next === thisMonth ? '' : next)
  return (
    <MyLeaveFrame>
      <Card aria-label={m.calendar()} className="overflow-hidden">
        <MonthSteps month={month} thisMonth={thisMonth} onMonth={goTo} />
        <Loaded
          query={calendar}
          failure={m.weCouldntLoadYourCalendar()}
          heading="h2"
          skeleton={
            <Loading className="min-h-96 p-4">
              <Skeleton className="h-96 w-full" />
            </Loading>
          }
        >
          {(data) =>
            wide ? (
              <MyLeaveMonth month={month} calendar={data} onMonth={goTo} onOpen={open} />
            ) : (
              <MonthList month={month} calendar={data} onOpen={open} />
            )
          }
        </Loaded>
      </Card>
    </MyLeaveFrame>
  )
}
