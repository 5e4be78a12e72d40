import { RefreshCw } from 'lucide-react'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import { Button } from './Button.tsx'
import { Empty } from './Empty.tsx'
import { m } from './messages.ts'

interface LoadFailedProps {
  /** "We couldn’t load the register". */
  title: string
  error: unknown
  heading?: 'h1' | 'h2' | 'h3'
  onRetry: () => void
}

/** The error state of something that was to be read. What isn't there, or isn't for the reader, isn't read again. */
export function LoadFailed({ title, error, heading = 'h2', onRetry }: LoadFailedProps) {
  const missing = hasCode(error, 'not-found', 'forbidden')
  return (
    <div role="alert">
      <Empty
        kind={missing ? 'search' : 'error'}
        title={title}
        heading={heading}
        action={
          !missing && (
            <Button icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onRetry}>
              {m.tryAgain()}
            </Button>
          )
        }
      >
        {sentenceOf(error)}
      </Empty>
    </div>
  )
}
