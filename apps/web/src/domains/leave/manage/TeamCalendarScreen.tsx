import { lazyDialog } from '#lib/lazyDialog.tsx'
import { daysOf } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useNow } from '#lib/useNow.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { StaffFilters } from '#ui/StaffFilters.tsx'
import { MonthSteps } from '../MonthSteps.tsx'
import { teamQuery, teamShape } from './leaveQuery.ts'
import { ManageHead } from './ManageHead.tsx'
import type { MovePlan } from './outcomes.ts'
import { TeamDays } from './TeamDays.tsx'
import { TeamLegend } from './TeamLegend.tsx'
import { TeamTable } from './TeamTable.tsx'

const ReviewPanel = lazyDialog(() => import('./ReviewPanel.tsx'), 'ReviewPanel')

const people = ['person', 'people'] as const
const hour = 3_600_000

/** `/app/admin-leave-requests/calendar`: a month of everybody who is or wants to be away. */
export function TeamCalendarScreen({ movePlan }: { movePlan: MovePlan }) {
  useDocumentTitle('Manage Leave Requests')
  const list = useListView(teamShape)
  const today = useTimeFormat().dayOf(useNow(hour))
  const { month, query } = teamQuery(list.view, today)
  const team = useRead('listTeamCalendar', query)
  const days = daysOf(query.from, query.to)
  const { opened, open, close } = useOpenedParam('request')
  const wide = useMediaQuery('(min-width: 768px)')
  const thisMonth = today.slice(0, 7)
  const narrowed = list.view.search !== '' || query.role !== undefined
  const { data } = team
  return (
    <>
      <ManageHead />
      <Card aria-label="Team calendar" className="overflow-hidden">
        <MonthSteps
          month={month}
          thisMonth={thisMonth}
          onMonth={(next) => list.setFilter('month', next === thisMonth ? '' : next)}
        />
        <StaffFilters list={list} total={data?.total} unit={people} />
        <PagedList
          query={team}
          onPage={list.setPage}
          failure="We could not load the calendar"
          empty={
            <Empty
              kind={narrowed ? 'search' : 'none'}
              heading="h3"
              title={narrowed ? 'Nobody who fits is away this month' : 'Nobody is away this month'}
              action={
                narrowed && (
                  <Button onClick={() => list.setFilters({ role: '', search: '' })}>Show everybody</Button>
                )
              }
            />
          }
        >
          {() =>
            data &&
            (wide ? (
              <TeamTable days={days} team={data} onOpen={open} />
            ) : (
              <TeamDays days={days} team={data} onOpen={open} />
            ))
          }
        </PagedList>
        {wide && <TeamLegend />}
      </Card>
      {opened && <ReviewPanel requestId={opened} movePlan={movePlan} onOpen={open} onClose={close} />}
    </>
  )
}
