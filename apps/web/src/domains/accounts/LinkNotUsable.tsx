import { hasCode, sentenceOf } from '#lib/errors.ts'
import { Alert } from '#ui/Alert.tsx'
import { Button } from '#ui/Button.tsx'
import { m } from './messages.ts'
import { SignInLink } from './SignInLink.tsx'

interface LinkNotUsableProps {
  error: unknown
  onRetry: () => void
}

/** An invitation or reset link that could not be read: spent, or the server was out of reach. */
export function LinkNotUsable({ error, onRetry }: LinkNotUsableProps) {
  const spent = hasCode(error, 'link-not-valid', 'invalid-input')
  return (
    <>
      <Alert tone="bad" className="mt-6">
        {spent ? m.thisLinkIsNoLongerValid() : sentenceOf(error)}
      </Alert>
      {spent ? (
        <SignInLink />
      ) : (
        <Button size="lg" className="mt-6 min-h-11 w-full" onClick={onRetry}>
          {m.tryAgain()}
        </Button>
      )}
    </>
  )
}
