import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'

/** The models did not come: without them no photo can be judged. */
export const EngineFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert tone="bad" title="Face recognition could not be loaded" className="mb-5">
    <p>Check your connection.</p>
    <Button className="mt-2" onClick={onRetry}>
      Try again
    </Button>
  </Alert>
)
