import { isUnanswered, sentenceOf } from '#lib/errors.ts'
import { Alert } from './Alert.tsx'

interface SaveFailedProps {
  /** The service message of the act. */
  title: string
  /** It says so also where no answer came. */
  keepsTitle?: boolean
  error: unknown
}

/**
 * Why the last try failed, above the form, when no single field is to blame.
 * Where no answer came, nobody knows whether it did.
 */
export function SaveFailed({ title, keepsTitle = false, error }: SaveFailedProps) {
  const unanswered = isUnanswered(error)
  return (
    <Alert
      tone="bad"
      title={unanswered && !keepsTitle ? 'No answer came' : title}
      takesFocus
      className="mb-4"
    >
      {sentenceOf(error)}
      {unanswered && ' It may have been done all the same: look before you try again.'}
    </Alert>
  )
}
