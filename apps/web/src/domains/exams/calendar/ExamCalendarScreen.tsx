import { ChevronLeft, ChevronRight } from 'lucide-react'
import { daysOf } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { IconButton } from '#ui/IconButton.tsx'
import { ListFilters } from '#ui/ListFilters.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { Loaded } from '#ui/Loaded.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { ExamsHead } from '../ExamsHead.tsx'
import { examsAsked } from '../examsQuery.ts'
import { useExamFilters } from '../useExamFilters.ts'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarList } from './CalendarList.tsx'
import { calendarSpan, calendarTitle, readSpan, steppedCalendar } from './calendarSpan.ts'
import { m } from './messages.ts'

const shape = { filters: ['term', 'class', 'type', 'state', 'view', 'date'], sort: 'startsAt' }
/** The maximum of one response; larger calendars have to be filtered. */
const most = 100
const hour = 3_600_000
const views = [
  { value: 'month', label: m.month() },
  { value: 'week', label: m.week() },
] as const

/** `/app/exam-management/calendar`: the exams of a month or week, day by day. */
export function ExamCalendarScreen() {
  useDocumentTitle(m.examManagement())
  const list = useListView(shape)
  const { dayOf, weekStartsOn } = useTimeFormat()
  const today = dayOf(useNow(hour))
  const { view, date } = readSpan(list.view.filters, today)
  const span = calendarSpan(view, date, weekStartsOn)
  const query = { ...examsAsked(list.view), ...span, page: 1 }
  const exams = useRead('listExams', { ...query, pageSize: most })
  const filters = useExamFilters(list)
  const wide = useMediaQuery('(min-width: 768px)')
  const { data } = exams
  const show = (day: string) => list.setFilter('date', day === today ? '' : day)
  return (
    <>
      <ExamsHead query={query} />
      <Card aria-label={m.examCalendar()} className="overflow-hidden">
        <div className="flex flex-wrap items-center gap-2 border-b border-line p-3">
          <IconButton label={m.previous({ view })} onClick={() => show(steppedCalendar(view, date, -1))}>
            <ChevronLeft size={18} aria-hidden="true" />
          </IconButton>
          <IconButton label={m.next({ view })} onClick={() => show(steppedCalendar(view, date, 1))}>
            <ChevronRight size={18} aria-hidden="true" />
          </IconButton>
          <h2 className="text-md font-title" aria-live="polite">
            {calendarTitle(view, date, weekStartsOn)}
          </h2>
          {(today < span.from || span.to < today) && (
            <Button size="sm" onClick={() => show(today)}>
              {m.today()}
            </Button>
          )}
          <span className="ms-auto">
            <Segmented
              label={m.view()}
              value={view}
              onChange={(next) => list.setFilter('view', next === 'month' ? '' : next)}
              options={views}
              size="sm"
            />
          </span>
        </div>
        <FilterBar count={data ? m.exams({ count: data.total }) : ''}>
          <ListSearch list={list} label={m.findAnExamOrCourse()} />
          <ListFilters list={list} filters={filters} />
        </FilterBar>
        {data && data.total > most && (
          <Alert tone="info" className="m-3">
            {m.onlyFirstShown({ count: most })}
          </Alert>
        )}
        <Loaded query={exams} failure={m.weCouldntLoadTheExams()}>
          {({ items }) =>
            wide ? (
              <CalendarGrid
                exams={items}
                days={daysOf(span.from, span.to)}
                caption={calendarTitle(view, date, weekStartsOn)}
                month={view === 'month' ? date.slice(0, 7) : null}
                today={today}
                onOpen={(day) => list.setFilters({ view: 'week', date: day === today ? '' : day })}
              />
            ) : items.length > 0 ? (
              <CalendarList exams={items} />
            ) : (
              <Empty kind="none" heading="h3" title={m.noExams({ view })} />
            )
          }
        </Loaded>
      </Card>
    </>
  )
}
