import type { ReactNode } from 'react'
import { cn } from '#lib/cn.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { daysOf } from '#lib/plainDate.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useListView } from '#lib/useListView.ts'
import { useMediaQuery } from '#lib/useMediaQuery.ts'
import { useNow } from '#lib/useNow.ts'
import { useOpenedParam } from '#lib/useOpenedParam.ts'
import { useRead } from '#lib/useRead.ts'
import { ChipGlyph } from '#ui/ChipGlyph.tsx'
import { m as rowCounts } from '#ui/counts/messages.ts'
import { ListCard } from '#ui/ListCard.tsx'
import { staffRoleFilter } from '#ui/staffRoleFilter.ts'
import { markClass } from '../LeaveMark.tsx'
import { MonthSteps } from '../MonthSteps.tsx'
import { teamQuery, teamShape } from './leaveQuery.ts'
import { ManageLeaveHead } from './ManageLeaveHead.tsx'
import { m } from './messages.ts'
import type { MovePlan } from './outcomes.ts'
import { TeamDays } from './TeamDays.tsx'
import { TeamTable } from './TeamTable.tsx'

const ReviewPanel = lazyDialog(() => import('./ReviewPanel.tsx'), 'ReviewPanel')

const hour = 3_600_000

/** `/app/admin-leave-requests/calendar`: a month of everybody with approved or requested leave. */
export function TeamCalendarScreen({ movePlan }: { movePlan: MovePlan }) {
  useDocumentTitle(m.manageLeaveRequests())
  const list = useListView(teamShape)
  const today = useTimeFormat().dayOf(useNow(hour))
  const { month, query } = teamQuery(list.view, today)
  const team = useRead('listTeamCalendar', query)
  const days = daysOf(query.from, query.to)
  const { opened, open, close } = useOpenedParam('request')
  const wide = useMediaQuery('(min-width: 768px)')
  const thisMonth = today.slice(0, 7)
  const { data } = team
  return (
    <>
      <ManageLeaveHead />
      <ListCard
        name="team-calendar"
        label={m.teamCalendar()}
        list={list}
        query={team}
        count={(count) => rowCounts.people({ count })}
        failure={m.weCouldntLoadTheCalendar()}
        search={m.findAPerson()}
        filters={[staffRoleFilter]}
        empty={{ title: m.nobodyIsAwayThisMonth() }}
        rowKey={({ personId }) => personId}
        head={
          <MonthSteps
            month={month}
            thisMonth={thisMonth}
            onMonth={(next) => list.setFilter('month', next === thisMonth ? '' : next)}
          />
        }
        foot={wide && <TeamLegend />}
      >
        {() =>
          data &&
          (wide ? (
            <TeamTable days={days} team={data} onOpen={open} />
          ) : (
            <TeamDays days={days} team={data} onOpen={open} />
          ))
        }
      </ListCard>
      {opened && <ReviewPanel requestId={opened} movePlan={movePlan} onOpen={open} onClose={close} />}
    </>
  )
}

const Entry = ({ mark, className, words }: { mark?: ReactNode; className: string; words: string }) => (
  <li className="flex items-center gap-1.5">
    <span
      aria-hidden="true"
      className={cn('grid size-5 place-items-center rounded-xs text-xs font-title', className)}
    >
      {mark}
    </span>
    {words}
  </li>
)

/** The legend of the calendar. */
const TeamLegend = () => (
  <ul className="flex flex-wrap gap-x-4 gap-y-2 border-t border-line px-5 py-3 text-sm text-ink-2">
    <Entry mark={<ChipGlyph name="tick" />} className={markClass('approved')} words={m.approved()} />
    <Entry mark={<ChipGlyph name="clock" />} className={markClass('pending')} words={m.pending()} />
    <Entry mark="½" className="bg-sunken" words={m.halfADay()} />
    <Entry mark={m.hourMark()} className="bg-sunken" words={m.hours()} />
    <Entry className="bg-canvas ring-1 ring-inset ring-line" words={m.dayOff()} />
  </ul>
)
