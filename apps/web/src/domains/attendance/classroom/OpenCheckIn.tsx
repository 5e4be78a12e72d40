import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { sentenceOf } from '#lib/errors.ts'
import { CodeArch } from '#ui/CodeArch.tsx'
import { checkInLink } from '../checkInLink.ts'
import { useTurningCode } from '../live/useTurningCode.ts'
import { m } from './messages.ts'
import { RoomCount } from './RoomCount.tsx'

interface OpenCheckInProps extends Pick<Register, 'session' | 'rows'> {
  window: NonNullable<Register['window']>
}

export function OpenCheckIn({ session, window, rows }: OpenCheckInProps) {
  const { code, clockOffset, error } = useTurningCode(session.id, window.openedAt)
  const { courseCode, courseTitle, room, classId } = session
  return (
    <div className="relative grid items-center gap-[clamp(24px,5vw,88px)] lg:grid-cols-wall">
      <CodeArch
        link={(token) => checkInLink(location.origin, classId, token)}
        label={m.qrCode({ courseTitle })}
        code={code}
        clockOffset={clockOffset}
      />
      <div className="min-w-0 max-lg:text-center">
        <p className="text-wall text-brass-ink">
          {[courseCode, room && m.roomName({ room })].filter(Boolean).join(' · ')}
        </p>
        <h1 className="mt-1 text-wall-2xl font-title">{courseTitle}</h1>
        <p className="mt-[clamp(10px,2vh,20px)] text-wall-lg leading-snug">{m.scanTheCode()}</p>
        {code && (
          <p className="mt-2 text-wall leading-snug text-night-ink">
            {m.orTypeTheCode({
              action: (text) => <b className="font-title text-brass-ink">{text}</b>,
              shortCode: code.shortCode,
              code: (text) => (
                <b className="tnum whitespace-nowrap text-[1.5em] font-title tracking-[0.14em] text-white">
                  {text}
                </b>
              ),
            })}
          </p>
        )}
        {!code && error && (
          <p role="alert" className="mt-2 text-wall text-warn-ink">
            {m.thereIsNoCodeToShow({ reason: sentenceOf(error) })}
          </p>
        )}
        <RoomCount rows={rows} window={window} />
      </div>
    </div>
  )
}
