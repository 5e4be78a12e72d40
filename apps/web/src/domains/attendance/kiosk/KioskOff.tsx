import type { Register } from '@campanile/contract/attendance.ts'
import { errorMessage } from '@campanile/contract/errors.ts'
import { Link } from 'react-router'
import { buttonClass } from '#ui/buttonClass.ts'
import { Empty } from '#ui/Empty.tsx'

/** Why the kiosk does not run now. */
export const KioskOff = ({ register: { session, can } }: { register: Register }) => (
  <Empty
    kind="none"
    title="The kiosk does not run"
    action={
      <Link to={`/app/attendance/sessions/${session.id}`} className={buttonClass('secondary', 'lg')}>
        Go to the register
      </Link>
    }
  >
    {can.close
      ? `${errorMessage['kiosk-off']} The class must take the face as well.`
      : 'Check-in is not open. Start it on the register.'}
  </Empty>
)
