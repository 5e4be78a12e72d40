import { RefreshCw } from 'lucide-react'
import { sentenceOf } from '#lib/errors.ts'
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

/** The error state of something that was to be read. */
export const LoadFailed = ({ title, error, heading = 'h2', onRetry }: LoadFailedProps) => (
  <div role="alert">
    <Empty
      kind="error"
      title={title}
      heading={heading}
      action={
        <Button icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onRetry}>
          {m.tryAgain()}
        </Button>
      }
    >
      {sentenceOf(error)}
    </Empty>
  </div>
)
