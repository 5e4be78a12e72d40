import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Card } from '#ui/Card.tsx'

/** While the scan is redeemed and the check-in is looked up. */
export const Checking = () => (
  <Card className="p-8 text-center">
    <h1 className="sr-only">Check in</h1>
    <p role="status" className="flex items-center justify-center gap-2.5 text-md text-ink-2">
      <BusyIcon size={20} />
      Checking the code
    </p>
  </Card>
)
