import type { SessionToday } from '@campanile/contract/timetable/timetable.ts'
import { Suspense, useState } from 'react'
import { Link, useNavigate } from 'react-router'
import { lazyScreen } from '#lib/lazyScreen.tsx'
import { Button } from '#ui/Button.tsx'
import { type ButtonSize, type ButtonVariant, buttonClass } from '#ui/buttonClass.ts'
import { m } from './messages.ts'

/** Its form is loaded on demand. */
const StartCheckInDialog = lazyScreen(() => import('../StartCheckInDialog.tsx'), 'StartCheckInDialog')

interface SessionActionsProps {
  session: SessionToday
  /** Of the act that comes first. */
  variant?: ButtonVariant
  size?: ButtonSize
  className?: string
}

/** The main action for a session's register now: start check-in, or open the register. */
export function SessionActions({ session, variant, size, className }: SessionActionsProps) {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const path = `/app/attendance/sessions/${session.id}`
  const starts = session.can.openCheckIn && session.checkIn === 'none'
  if (!starts && !session.can.openRegister) return null
  return starts ? (
    <>
      <Button
        variant={variant ?? 'primary'}
        size={size ?? 'md'}
        className={className}
        onClick={() => setAsking(true)}
      >
        {m.startCheckIn()}
      </Button>
      {asking && (
        <Suspense fallback={null}>
          <StartCheckInDialog
            session={session}
            usualMinutes={session.usualMinutes}
            onClose={() => setAsking(false)}
            onOpened={() => navigate(path)}
          />
        </Suspense>
      )}
    </>
  ) : (
    <Link
      to={path}
      aria-label={m.openRegisterOf({ courseTitle: session.courseTitle })}
      className={buttonClass(
        session.checkIn === 'open' ? (variant ?? 'primary') : 'secondary',
        size,
        className,
      )}
    >
      {m.openRegister()}
    </Link>
  )
}
