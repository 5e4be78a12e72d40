import { isUnanswered, sentenceOf } from '#lib/errors.ts'
import { Alert } from './Alert.tsx'

interface SaveFailedProps {
  /** The service message of the act. */
  title: string
  error: unknown
}

/**
 * Why the last try failed, above the form, when no single field is to blame.
 * Where no answer came, no failure is claimed, because nobody knows.
 */
export const SaveFailed = ({ title, error }: SaveFailedProps) =>
  isUnanswered(error) ? (
    <Alert tone="bad" title="No answer came" takesFocus className="mb-4">
      {sentenceOf(error)} It may have been done all the same: look before you try again.
    </Alert>
  ) : (
    <Alert tone="bad" title={title} takesFocus className="mb-4">
      {sentenceOf(error)}
    </Alert>
  )
