import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'

/** The models could not be loaded, and without them no photo can be checked. */
export const EngineFailed = ({ onRetry }: { onRetry: () => void }) => (
  <Alert tone="bad" title={m.faceRecognitionCouldNotBeLoaded()} className="mb-5">
    <p>{m.checkYourConnection()}</p>
    <Button className="mt-2" onClick={onRetry}>
      {m.tryAgain()}
    </Button>
  </Alert>
)
