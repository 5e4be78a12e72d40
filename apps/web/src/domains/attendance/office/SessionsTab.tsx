import type { FoundSession } from '@campanile/contract/attendance/student-attendance.ts'
import { Link } from 'react-router'
import { counted } from '#lib/counted.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useListView } from '#lib/useListView.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Chip } from '#ui/Chip.tsx'
import type { Column } from '#ui/column.ts'
import { DataTable } from '#ui/DataTable.tsx'
import { DateFilter } from '#ui/DateFilter.tsx'
import { Empty } from '#ui/Empty.tsx'
import { FilterBar } from '#ui/FilterBar.tsx'
import { ListItem } from '#ui/ListItem.tsx'
import { ListSearch } from '#ui/ListSearch.tsx'
import { PagedList } from '#ui/PagedList.tsx'
import { TwoLines } from '#ui/TwoLines.tsx'
import { CountBar } from '../CountBar.tsx'
import { dayOf, recordsQuery } from './recordsQuery.ts'

const shape = { filters: ['from', 'to'], sort: '' }

function State({ session: { status, marked, attending, enrolled } }: { session: FoundSession }) {
  if (status === 'cancelled')
    return (
      <Chip tone="bad" glyph="cross">
        Cancelled
      </Chip>
    )
  if (marked === 0) return <Chip tone="warn">No records</Chip>
  return <CountBar part={attending} base={enrolled} />
}

const RegisterLink = ({ session }: { session: FoundSession }) => (
  <Link
    to={`/app/attendance/sessions/${session.sessionId}`}
    aria-label={`Open register of ${session.courseTitle}`}
    className={buttonClass('secondary', 'sm')}
  >
    Register
  </Link>
)

/** Sessions up to today, each with its register. */
export function SessionsTab() {
  const { day, range } = useTimeFormat()
  const list = useListView(shape)
  const { page, search } = recordsQuery(list.view)
  const days = { from: dayOf(list.view.filters.from), to: dayOf(list.view.filters.to) }
  const sessions = useRead('findSessions', { page, search, ...days })
  const columns: Column<FoundSession>[] = [
    {
      id: 'class',
      head: 'Class',
      className: 'w-[30%] max-w-0',
      cell: (it) => <TwoLines sub={it.courseCode}>{it.courseTitle}</TwoLines>,
    },
    {
      id: 'time',
      head: 'Session',
      className: 'tnum whitespace-nowrap',
      cell: (it) => (
        <>
          {day(it.startsAt)}
          <span className="block text-xs text-ink-3">{range(it.startsAt, it.endsAt)}</span>
        </>
      ),
    },
    { id: 'lecturers', head: 'Lecturer', className: 'max-lg:hidden', cell: (it) => it.lecturers.join(', ') },
    { id: 'room', head: 'Room', className: 'max-lg:hidden', cell: (it) => it.room },
    { id: 'state', head: 'Attended', cell: (it) => <State session={it} /> },
    {
      id: 'act',
      head: 'Register',
      headHidden: true,
      className: 'w-px',
      cell: (it) => <RegisterLink session={it} />,
    },
  ]
  return (
    <Card aria-label="Sessions" className="overflow-hidden">
      <FilterBar count={sessions.data ? counted(sessions.data.total, 'session') : ''}>
        <ListSearch list={list} label="Find a class, lecturer or room" className="w-72" />
        <DateFilter
          label="From"
          value={days.from ?? ''}
          onChange={(value) => list.setFilter('from', value)}
        />
        <DateFilter label="To" value={days.to ?? ''} onChange={(value) => list.setFilter('to', value)} />
      </FilterBar>
      <PagedList
        query={sessions}
        onPage={list.setPage}
        failure="We could not load the sessions"
        heading="h2"
        empty={
          <Empty
            kind={list.narrowed ? 'search' : 'none'}
            title={list.narrowed ? 'No session matches' : 'No sessions yet'}
            action={list.narrowed && <Button onClick={list.clear}>Clear filters</Button>}
          />
        }
      >
        {(items, stale) => (
          <DataTable
            label="Sessions"
            columns={columns}
            rows={items}
            rowKey={(it) => it.sessionId}
            stale={stale}
            item={(it) => (
              <ListItem
                title={it.courseTitle}
                essence={`${day(it.startsAt)}, ${range(it.startsAt, it.endsAt)}`}
                meta={
                  <span className="flex flex-wrap items-center justify-between gap-2 pt-1">
                    <State session={it} />
                    <RegisterLink session={it} />
                  </span>
                }
              />
            )}
          />
        )}
      </PagedList>
    </Card>
  )
}
