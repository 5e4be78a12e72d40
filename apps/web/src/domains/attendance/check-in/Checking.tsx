import { Busy } from './Busy.tsx'

/** While the scan is redeemed and the check-in is looked up. */
export const Checking = () => (
  <>
    <h1 className="sr-only">Check in</h1>
    <Busy>Checking the code</Busy>
  </>
)
