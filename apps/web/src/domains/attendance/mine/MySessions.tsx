import { attendanceStatuses, attendanceStatusWords } from '@campanile/contract/attendance/attendance-words.ts'
import type { MySession } from '@campanile/contract/attendance/my-attendance.ts'
import { useEffect, useRef, useState } from 'react'
import { cn } from '#lib/cn.ts'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { type ListControl, useListView } from '#lib/useListView.ts'
import { useNow } from '#lib/useNow.ts'
import { useRead } from '#lib/useRead.ts'
import { Button } from '#ui/Button.tsx'
import { CardHead } from '#ui/CardHead.tsx'
import { FilterSelect } from '#ui/FilterSelect.tsx'
import { ListCard } from '#ui/ListCard.tsx'
import { Segmented } from '#ui/Segmented.tsx'
import { showToast } from '#ui/toast.ts'
import { MySessionItem } from './MySessionItem.tsx'
import { m } from './messages.ts'
import { mySessionsQuery, mySessionsShape } from './mySessionsQuery.ts'

const AbsenceDialog = lazyDialog(() => import('./AbsenceDialog.tsx'), 'AbsenceDialog')
const DisputeDialog = lazyDialog(() => import('./DisputeDialog.tsx'), 'DisputeDialog')

/** Milliseconds: future sessions begin by the clock. */
const minute = 60_000
const whenOptions = [
  { value: 'begun', label: m.soFar() },
  { value: 'ahead', label: m.ahead() },
] as const
const statusOptions = attendanceStatuses.map((value) => ({ value, label: attendanceStatusWords[value] }))

function Filters({ list, ofClass }: { list: ListControl; ofClass: boolean }) {
  const classes = useRead('readMyAttendance', ofClass ? null : {}).data?.classes ?? []
  const query = mySessionsQuery(list.view)
  if (query.sessionId) {
    return (
      <div className="px-5 pb-2 pt-3 max-sm:px-4">
        <Button size="sm" onClick={list.clear}>
          {m.showAllSessions()}
        </Button>
      </div>
    )
  }
  return (
    <div className="flex flex-wrap items-center gap-2 px-5 pb-2 pt-3 max-sm:px-4">
      <Segmented
        label={m.whichSessions()}
        value={query.when}
        onChange={(value) => list.setFilters({ when: value === 'begun' ? '' : value, status: '' })}
        options={whenOptions}
      />
      {!ofClass && (
        <FilterSelect
          list={list}
          name="class"
          label={m.class()}
          options={classes.map((it) => ({ value: it.classId, label: it.courseCode }))}
        />
      )}
      {query.when === 'begun' && (
        <FilterSelect list={list} name="status" label={m.record()} options={statusOptions} />
      )}
    </div>
  )
}

interface MySessionsProps {
  /** Those of one class only. */
  classId?: string
}

/** All sessions of a student's classes: past ones, which can be disputed, and future ones. */
export function MySessions({ classId }: MySessionsProps) {
  const list = useListView(mySessionsShape)
  const query = { ...mySessionsQuery(list.view), ...(classId && { classId }) }
  const sessions = useRead('listMySessions', query)
  const [chosen, setChosen] = useState<{ act: 'dispute' | 'absence'; session: MySession }>()
  const now = useNow(minute)
  const card = useRef<HTMLDivElement>(null)
  // A notification leads to one session, and the card is far down the page on a phone.
  const linkedId = sessions.data && query.sessionId
  useEffect(() => {
    if (linkedId) card.current?.scrollIntoView({ block: 'center' })
  }, [linkedId])
  const close = () => setChosen(undefined)
  const told = () => {
    void showToast({ type: 'success', title: m.yourLecturerHasBeenNotified() })
    close()
  }
  return (
    <div ref={card}>
      <ListCard
        label={m.mySessions()}
        list={{ setPage: list.setPage }}
        query={sessions}
        failure={m.couldNotLoadYourSessions()}
        empty={{
          kind: list.narrowed ? 'search' : 'none',
          title: query.when === 'ahead' ? m.noSessionsAhead() : m.noSessionsSoFar(),
          action: list.narrowed && <Button onClick={list.clear}>{m.showAll()}</Button>,
        }}
        rowKey={({ sessionId }) => sessionId}
        head={
          <>
            <CardHead title={m.mySessions()} hint={m.disputeOrGiveNotice()} />
            <Filters list={list} ofClass={classId !== undefined} />
          </>
        }
      >
        {(items, stale) => (
          <ul
            aria-label={m.mySessions()}
            aria-busy={stale}
            className={cn('divide-y divide-line px-5 pb-2 max-sm:px-4', stale && 'opacity-60')}
          >
            {items.map((session) => (
              <MySessionItem
                key={session.sessionId}
                session={session}
                now={now}
                onAct={(act) => setChosen({ act, session })}
              />
            ))}
          </ul>
        )}
      </ListCard>
      {chosen?.act === 'dispute' && <DisputeDialog {...chosen.session} onClose={close} onSent={told} />}
      {chosen?.act === 'absence' && <AbsenceDialog session={chosen.session} onClose={close} />}
    </div>
  )
}
