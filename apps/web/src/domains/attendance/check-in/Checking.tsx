import { Busy } from './Busy.tsx'
import { m } from './messages.ts'

/** Shown while the scan is redeemed and the check-in is loaded. */
export const Checking = () => (
  <>
    <h1 className="sr-only">{m.checkIn()}</h1>
    <Busy>{m.checkingTheCode()}</Busy>
  </>
)
