import { RefreshCw } from 'lucide-react'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { titled } from '#ui/titled.tsx'
import { m } from './messages.ts'
import { myMessage } from './myMessage.ts'

interface MyRequestsFailedProps {
  error: unknown
  onRetry: () => void
}

export function MyRequestsFailed({ error, onRetry }: MyRequestsFailedProps) {
  const { title, message } = titled(myMessage(error))
  return (
    <Card aria-label={m.myRequests()}>
      <div role="alert">
        <Empty
          kind="error"
          title={title}
          action={
            <Button icon={<RefreshCw size={14} aria-hidden="true" />} onClick={onRetry}>
              {m.tryAgain()}
            </Button>
          }
        >
          {message}
        </Empty>
      </div>
    </Card>
  )
}
