import { Button } from '#ui/Button.tsx'
import { EndStep } from './EndStep.tsx'

/** Not registered, and not lost. */
export const KeptStep = ({ onClose }: { onClose: () => void }) => (
  <EndStep kind="kept" title="Kept on this device, not registered yet">
    <p>
      The server could not save your photo. It is kept here, encrypted, and will be sent automatically once
      the server responds. It is deleted when you sign out, and after 24 hours.
    </p>
    <Button size="lg" variant="primary" className="mt-6 min-w-32" onClick={onClose}>
      Done
    </Button>
  </EndStep>
)
