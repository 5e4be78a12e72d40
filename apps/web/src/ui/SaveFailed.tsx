import { sentenceOf } from '#lib/errors.ts'
import { Alert } from './Alert.tsx'

interface SaveFailedProps {
  /** The service message of the act. */
  title: string
  error: unknown
}

/** Why the last try failed, above the form, when no single field is to blame. */
export const SaveFailed = ({ title, error }: SaveFailedProps) => (
  <Alert tone="bad" title={title} takesFocus className="mb-4">
    {sentenceOf(error)}
  </Alert>
)
