import { RegisterFace } from '#camera/RegisterFace.tsx'
import { Button } from '#ui/Button.tsx'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { m } from './messages.ts'
import { type StaffRefusalReason, staffRefusalWords } from './refusalWords.ts'

interface StaffRefusalProps {
  refusal: StaffRefusalReason
  /** More exact than the reason's own sentence. */
  advice?: string | undefined
  onRetry?: (() => void) | undefined
}

const fullWidth = 'min-h-11 w-full'

/** The plain reason why not, and what to do. */
export function StaffRefusal({ refusal, advice, onRetry }: StaffRefusalProps) {
  const { title, message, next } = staffRefusalWords(refusal)
  const register = next === 'register' && onRetry && <RegisterFace onDone={onRetry} />
  const retry = next === 'retry' && onRetry && (
    <Button variant="primary" size="lg" className={fullWidth} onClick={onRetry}>
      {m.tryAgain()}
    </Button>
  )
  return (
    <Card className="px-2">
      <div role="alert">
        <Empty kind="error" title={title} action={register || retry}>
          {advice ? `${advice} ${message}` : message}
        </Empty>
      </div>
    </Card>
  )
}
