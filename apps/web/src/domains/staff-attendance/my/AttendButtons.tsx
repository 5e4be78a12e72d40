import type { MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { KeyRound, ScanFace } from 'lucide-react'
import { knowsPasskeys } from '#lib/passkey.ts'
import { Button } from '#ui/Button.tsx'
import { type AttendWay, attendWays } from './attendWays.ts'
import { m } from './messages.ts'
import type { AttendanceAct } from './useAttend.ts'

interface AttendButtonsProps {
  act: AttendanceAct
  today: Pick<MyStaffDay, 'face' | 'hasPasskey'>
  /** A passkey is being used. */
  isBusy: boolean
  onStart: Record<AttendWay, () => void>
}

const words = { 'check-in': m.checkIn(), 'check-out': m.checkOut() }
const passkeyWords = { 'check-in': m.checkInWithPasskey(), 'check-out': m.checkOutWithPasskey() }

/** The one tap that checks in or out, and the other way below it. */
export function AttendButtons({ act, today, isBusy, onStart }: AttendButtonsProps) {
  const { first, other } = attendWays(today, knowsPasskeys())
  const busy = { busy: isBusy, busyLabel: m.waitingForYourDevice() }
  const byPasskey = first === 'passkey'
  const Icon = byPasskey ? KeyRound : ScanFace
  return (
    <div className="mt-5 grid gap-1.5">
      <Button
        variant={act === 'check-in' ? 'brass' : 'secondary'}
        size="xl"
        className="w-full"
        icon={<Icon size={20} aria-hidden="true" />}
        {...(byPasskey && busy)}
        onClick={onStart[first]}
      >
        {byPasskey ? passkeyWords[act] : words[act]}
      </Button>
      {other && (
        <Button
          variant="ghost"
          size="lg"
          className="w-full"
          {...(other === 'passkey' && busy)}
          onClick={onStart[other]}
        >
          {other === 'passkey' ? passkeyWords[act] : m.passkeyInstead()}
        </Button>
      )}
    </div>
  )
}
