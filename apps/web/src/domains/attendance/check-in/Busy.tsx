import { BusyIcon } from '#ui/BusyIcon.tsx'
import { Card } from '#ui/Card.tsx'

/** While the server is asked. */
export const Busy = ({ children }: { children: string }) => (
  <Card className="p-8 text-center">
    <p role="status" className="flex items-center justify-center gap-2.5 text-md text-ink-2">
      <BusyIcon size={20} />
      {children}
    </p>
  </Card>
)
