import type { MyStaffDay } from '@campanile/contract/staff-attendance/staff-attendance.ts'
import { KeyRound, ScanFace } from 'lucide-react'
import { knowsPasskeys } from '#lib/passkey.ts'
import { Button } from '#ui/Button.tsx'
import type { Attendance } from './useAttend.ts'

interface AttendButtonsProps {
  act: Attendance
  today: Pick<MyStaffDay, 'face' | 'hasPasskey'>
  isBusy: boolean
  onFace: () => void
  onPasskey: () => void
  onSetUp: () => void
}

const words = { 'check-in': 'Check in', 'check-out': 'Check out' }

/** One tap with the face, where it is registered, or else with a passkey. Without either, the tap leads to the set-up. */
export function AttendButtons(props: AttendButtonsProps) {
  const { act, today, isBusy, onFace, onPasskey, onSetUp } = props
  const byFace = today.face === 'active'
  const byPasskey = today.hasPasskey && knowsPasskeys()
  const variant = act === 'check-in' ? 'brass' : 'secondary'
  const passkeyButton = (
    <Button
      variant={byFace ? 'ghost' : variant}
      size="xl"
      className="w-full"
      icon={<KeyRound size={18} aria-hidden="true" />}
      busy={isBusy}
      busyLabel="Waiting for your device"
      onClick={onPasskey}
    >
      {words[act]} with a passkey
    </Button>
  )
  return (
    <div className="mt-5 grid gap-1.5">
      {(byFace || !byPasskey) && (
        <Button
          variant={variant}
          size="xl"
          className="w-full"
          icon={<ScanFace size={20} aria-hidden="true" />}
          onClick={byFace ? onFace : onSetUp}
        >
          {words[act]}
        </Button>
      )}
      {byPasskey && passkeyButton}
      {byFace && !byPasskey && knowsPasskeys() && (
        <Button variant="ghost" size="lg" className="w-full" onClick={onSetUp}>
          Use a passkey instead
        </Button>
      )}
    </div>
  )
}
