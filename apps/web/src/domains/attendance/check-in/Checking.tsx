import { Busy } from './Busy.tsx'
import { m } from './messages.ts'

/** While the scan is redeemed and the check-in is looked up. */
export const Checking = () => (
  <>
    <h1 className="sr-only">{m.checkIn()}</h1>
    <Busy>{m.checkingTheCode()}</Busy>
  </>
)
