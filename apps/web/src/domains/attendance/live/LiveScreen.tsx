import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { useParams } from 'react-router'
import type { Answer } from '#lib/reads.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useDocumentTitle } from '#lib/useDocumentTitle.ts'
import { useRead } from '#lib/useRead.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { LoadedPage } from '#ui/LoadedPage.tsx'
import { WaitingClaims } from '../offline/WaitingClaims.tsx'
import { Announcement } from './Announcement.tsx'
import { CodeCard } from './CodeCard.tsx'
import { LiveHead } from './LiveHead.tsx'
import { m } from './messages.ts'
import { RefusedCard } from './RefusedCard.tsx'
import { RoomCard } from './RoomCard.tsx'
import { Roster } from './Roster.tsx'
import { countRows, inRoom } from './registerRows.ts'
import { StreamCard } from './StreamCard.tsx'
import { useIsOpen } from './useIsOpen.ts'
import { useMarking } from './useMarking.ts'

/** A session's register, live. */
export function LiveScreen() {
  const { sessionId = '' } = useParams()
  const register = useRead('readRegister', { sessionId }, { everyMinute: true })
  useDocumentTitle(
    register.data ? m.liveIn({ courseTitle: register.data.session.courseTitle }) : m.liveAttendance(),
  )
  return (
    <LoadedPage query={register} failure={m.couldNotLoadRegister()}>
      {(data) => <LiveRegister register={data} />}
    </LoadedPage>
  )
}

function LiveRegister({ register }: { register: Answer<'readRegister'> }) {
  const { session, window, refused, anonymousScans, can, clockOffset } = register
  const open = useIsOpen(window, clockOffset)
  const marking = useMarking(register)
  const counts = countRows(marking.rows)
  const total = marking.rows.length
  return (
    <>
      <LiveHead register={register} open={open} />
      <Announcement rows={marking.rows} here={inRoom(counts)} />
      <WaitingClaims sessionId={session.id} />
      <div className="grid grid-cols-1 gap-5 xl:grid-cols-register">
        <div className="grid max-xl:order-2">
          {open && window ? (
            <CodeCard key={window.openedAt} session={session} openedAt={window.openedAt} />
          ) : (
            <NoCodeCard register={register} />
          )}
        </div>
        <div className="grid max-xl:order-1">
          <RoomCard window={window} open={open} counts={counts} total={total} clockOffset={clockOffset} />
        </div>
        <div className="grid max-xl:order-3">
          <StreamCard rows={marking.rows} open={open} canOpenStudents={can.openClass} />
        </div>
        <div className="max-xl:order-4 xl:col-span-2">
          <Roster
            marking={marking}
            mayMark={can.mark}
            canOpenStudents={can.openClass}
            startsAt={session.startsAt}
          />
        </div>
        <div className="max-xl:order-5">
          <RefusedCard
            refused={refused}
            anonymousScans={anonymousScans}
            lateAfter={window?.lateAfter}
            canOpenStudents={can.openClass}
            marking={can.mark ? marking : undefined}
          />
        </div>
      </div>
    </>
  )
}

/** Shown instead of the code while check-in is closed. */
function NoCodeCard({ register: { session, window, can } }: { register: Register }) {
  const { time } = useTimeFormat()
  return (
    <Card className="grid place-items-center" aria-label={m.code()}>
      {window ? (
        <Empty kind="done" title={m.checkInIsClosed()}>
          {can.open
            ? m.youCanReopenItAndChangeRecords({ time: time(session.endsAt) })
            : m.youCanStillChangeRecords()}
        </Empty>
      ) : (
        <Empty kind="none" title={m.noCodeToShow()}>
          {can.open
            ? m.startCheckInToShowCode()
            : can.mark
              ? m.recordAttendanceInTheRoster()
              : m.checkInCanBeOpenedBefore({ time: time(session.startsAt) })}
        </Empty>
      )}
    </Card>
  )
}
