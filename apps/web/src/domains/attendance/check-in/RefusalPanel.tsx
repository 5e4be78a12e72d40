import { type ReactNode, use } from 'react'
import { Link } from 'react-router'
import { RegisterFace } from '#camera/RegisterFace.tsx'
import { Button } from '#ui/Button.tsx'
import { buttonClass } from '#ui/buttonClass.ts'
import { Card } from '#ui/Card.tsx'
import { Empty } from '#ui/Empty.tsx'
import { CheckInSessionContext, isDisputable } from '../mine/disputable.ts'
import { OwnRecordDispute } from '../mine/OwnRecordDispute.tsx'
import { ScanLink } from '../scan/ScanLink.tsx'
import { CheckInCodeForm } from '../today/CheckInCodeForm.tsx'
import { m } from './messages.ts'
import { type CheckInRefusal, checkInRefusalWords, type NextStep } from './refusals.ts'

interface RefusalPanelProps {
  refusal: CheckInRefusal
  /** More exact than the reason's own sentence. */
  advice?: string | undefined
  /** Anyone who is not signed in cannot type a code. */
  signedIn?: boolean
  onRetry?: (() => void) | undefined
  children?: ReactNode
}

const fullWidth = 'min-h-11 w-full'

function actFor(next: NextStep, { signedIn, onRetry }: Pick<RefusalPanelProps, 'signedIn' | 'onRetry'>) {
  if (next === 'register' && onRetry) return <RegisterFace onDone={onRetry} />
  if (next === 'scan') {
    return signedIn ? (
      <div className="grid w-full gap-4 text-start">
        <ScanLink>{m.scanTheCode()}</ScanLink>
        <CheckInCodeForm />
      </div>
    ) : (
      <Link to="/login" className={buttonClass('secondary', 'lg', fullWidth)}>
        {m.signInFirst()}
      </Link>
    )
  }
  if (next === 'retry' && onRetry) {
    return (
      <Button variant="primary" size="lg" className={fullWidth} onClick={onRetry}>
        {m.tryAgain()}
      </Button>
    )
  }
  return undefined
}

/** The plain reason why not, and what to do. */
export function RefusalPanel({ refusal, advice, signedIn = true, onRetry }: RefusalPanelProps) {
  const { title, message, next } = checkInRefusalWords(refusal)
  const session = use(CheckInSessionContext)
  return (
    <Card className="px-2">
      <div role="alert">
        <Empty
          kind={next === 'wait' ? 'none' : 'error'}
          title={title}
          action={actFor(next, { signedIn, onRetry })}
        >
          {advice ? `${advice} ${message}` : message}
        </Empty>
      </div>
      {session && isDisputable(refusal) && (
        <div className="-mt-6 px-4 pb-4">
          <OwnRecordDispute session={session}>{m.reportAMistake()}</OwnRecordDispute>
        </div>
      )}
    </Card>
  )
}
