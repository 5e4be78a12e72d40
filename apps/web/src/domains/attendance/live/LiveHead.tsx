import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { ClipboardList, Clock, Presentation, ScanFace, Square } from 'lucide-react'
import { useState } from 'react'
import { Link } from 'react-router'
import { lazyDialog } from '#lib/lazyDialog.tsx'
import { seriesWords } from '#lib/listWords.ts'
import { useTimeFormat } from '#lib/timeFormat.ts'
import { useFlagParam } from '#lib/useFlagParam.ts'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { ClassLink } from '#ui/ClassLink.tsx'
import { LiveDot } from '#ui/LiveDot.tsx'
import { CheckInRulesButton } from '../rules/CheckInRulesButton.tsx'
import { ExtendButton } from './ExtendButton.tsx'
import { m } from './messages.ts'

const TakeLaterDialog = lazyDialog(() => import('../missed/TakeLaterDialog.tsx'), 'TakeLaterDialog')
const StartCheckInDialog = lazyDialog(() => import('../StartCheckInDialog.tsx'), 'StartCheckInDialog')
const ChangeTimesDialog = lazyDialog(() => import('./ChangeTimesDialog.tsx'), 'ChangeTimesDialog')
const CloseCheckInDialog = lazyDialog(() => import('./CloseCheckInDialog.tsx'), 'CloseCheckInDialog')

interface LiveHeadProps {
  register: Register
  open: boolean
}

/** The state of the check-in, its session and its actions. */
export function LiveHead({ register, open }: LiveHeadProps) {
  const { session, window, takenLater, can, now } = register
  const { time, range, day, dayOf, dateTime } = useTimeFormat()
  const [dialog, setDialog] = useState<'times' | 'close' | null>(null)
  const closeDialog = () => setDialog(null)
  const [starting, setStarting] = useFlagParam('start')
  const [later, setLater] = useFlagParam('later')
  const facts = [
    session.courseCode,
    session.room && m.roomName({ room: session.room }),
    dayOf(session.startsAt) === dayOf(now) ? null : day(session.startsAt),
    range(session.startsAt, session.endsAt),
    session.batches.length > 0 &&
      m.batches({ batchCount: session.batches.length, batches: seriesWords(session.batches) }),
  ]
  return (
    <div className="mb-6 flex flex-wrap items-end gap-x-6 gap-y-4">
      <div className="min-w-0 flex-1 basis-72">
        {open && window && (
          <p className="flex items-center gap-2 text-sm font-label text-brass-ink">
            <LiveDot />
            {m.liveSince({ time: time(window.openedAt) })}
          </p>
        )}
        {!open && (
          <p className="text-sm font-label text-ink-3">
            {window
              ? m.closedAt({ time: time(window.closedAt ?? window.closesAt) })
              : m.checkInWasNotOpened()}
            {takenLater && ` · ${laterWords(takenLater, dateTime(takenLater.at))}`}
          </p>
        )}
        <h1 className="mt-1 text-3xl font-title max-md:text-2xl">
          <ClassLink classId={session.classId} canOpen={can.openClass}>
            {session.courseTitle}
          </ClassLink>
        </h1>
        <p className="mt-1 text-base text-ink-2">{facts.filter(Boolean).join(' · ')}</p>
      </div>
      <div className="flex flex-wrap gap-2">
        <CheckInRulesButton classId={session.classId} />
        {can.openClass && (
          <Link to={`/app/classes/${session.classId}/report`} className={buttonClass('ghost')}>
            <ClipboardList size={15} aria-hidden="true" />
            {m.classReport()}
          </Link>
        )}
        {open && window && (
          <>
            <ExtendButton sessionId={session.id} window={window} />
            <Button icon={<Clock size={15} aria-hidden="true" />} onClick={() => setDialog('times')}>
              {m.changeTimes()}
            </Button>
            <Button
              variant="danger"
              icon={<Square size={13} fill="currentColor" aria-hidden="true" />}
              onClick={() => setDialog('close')}
            >
              {m.closeCheckIn()}
            </Button>
            {can.kiosk && (
              <Link to="kiosk" className={buttonClass('secondary')}>
                <ScanFace size={16} aria-hidden="true" />
                {m.kiosk()}
              </Link>
            )}
            <Link to="screen" className={buttonClass('primary')}>
              <Presentation size={16} aria-hidden="true" />
              {m.showOnClassroomScreen()}
            </Link>
          </>
        )}
        {!open && can.open && (
          <Button variant="primary" onClick={() => setStarting(true)}>
            {window ? m.reopenCheckIn() : m.startCheckIn()}
          </Button>
        )}
        {can.takeLater && (
          <Button variant="primary" onClick={() => setLater(true)}>
            {m.takeRegister()}
          </Button>
        )}
      </div>
      {later && can.takeLater && <TakeLaterDialog register={register} onClose={() => setLater(false)} />}
      {dialog === 'times' && window && (
        <ChangeTimesDialog sessionId={session.id} window={window} onClose={closeDialog} />
      )}
      {dialog === 'close' && <CloseCheckInDialog register={register} onClose={closeDialog} />}
      {starting && !open && can.open && (
        <StartCheckInDialog
          session={session}
          usualMinutes={register.usualMinutes}
          again={window !== null}
          onClose={() => setStarting(false)}
          onOpened={() => setStarting(false)}
        />
      )}
    </div>
  )
}

/** "Register taken on 18 November, 10:30 by Ada Adams: the projector failed" */
const laterWords = ({ by, reason }: NonNullable<Register['takenLater']>, takenAt: string) =>
  m.registerTakenLater({ takenAt, takenBy: by, reason })
