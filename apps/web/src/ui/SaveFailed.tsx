import { isUnanswered, reasonsOf, sentenceOf } from '#lib/errors.ts'
import { Alert } from './Alert.tsx'
import { m } from './messages.ts'

interface SaveFailedProps {
  /** The title of the failure. */
  title?: string | undefined
  /** Keeps the title even when the request was not answered. */
  keepsTitle?: boolean
  /** Also explains errors that belong to fields, because none are shown here. */
  withFields?: boolean
  error: unknown
}

/** Why an action failed, above the form. If no response came, it may have been done. */
export function SaveFailed({ title, keepsTitle = false, withFields = false, error }: SaveFailedProps) {
  const unanswered = isUnanswered(error)
  return (
    <Alert
      tone="bad"
      title={unanswered && !keepsTitle ? m.weDidntGetAResponse() : title}
      takesFocus
      className="mb-4"
    >
      {withFields ? reasonsOf(error) : sentenceOf(error)}
      {unanswered && <> {m.yourChangeMayHaveBeenSaved()}</>}
    </Alert>
  )
}
