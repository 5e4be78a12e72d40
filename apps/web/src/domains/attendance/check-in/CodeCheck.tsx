import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { QrCode } from 'lucide-react'
import { refusalOf } from '#camera/refusal.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import type { Timed } from '#lib/serverClock.ts'
import { useAct } from '#lib/useAct.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Button } from '#ui/Button.tsx'
import { CodeEntry } from '../today/CodeEntry.tsx'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { WayCard } from './WayCard.tsx'
import type { CheckInPlace } from './ways.ts'
import { writeReceipt } from './writeReceipt.ts'

interface CodeCheckProps {
  at: CheckInPlace
  checkIn: Timed<MyCheckIn>
  onRetry: (refusal: CheckInRefusal) => void
}

const aboutTheCode = ['code-required', 'code-not-valid', 'too-many-requests'] as const

/** Checking in with the code alone: the scan of a moment ago, or the code typed now. */
export function CodeCheck({ at, checkIn: { codeUntil, clockOffset }, onRetry }: CodeCheckProps) {
  const checkIn = useAct('checkInWithCode', { onAnswer: writeReceipt })
  const now = useServerNow(clockOffset, 1000)
  const { error, isPending, isSuccess } = checkIn
  const byCode = hasCode(error, ...aboutTheCode)
  if (error && !byCode) {
    return (
      <RefusalPanel
        refusal={refusalOf(error)}
        onRetry={() => {
          checkIn.reset()
          onRetry(refusalOf(error))
        }}
      />
    )
  }
  const fresh = codeUntil !== null && Date.parse(codeUntil) > now.getTime() && !byCode
  if (fresh || (isPending && !checkIn.variables.code)) {
    return (
      <WayCard
        icon={QrCode}
        title="You have just scanned the code"
        message="That is enough: it shows that you are in the room."
      >
        <Button
          variant="primary"
          size="xl"
          className="mt-5 w-full"
          busy={isPending || isSuccess}
          busyLabel="Checking you in"
          onClick={() => checkIn.mutate(at)}
        >
          Check in with the code
        </Button>
      </WayCard>
    )
  }
  return (
    <WayCard
      icon={QrCode}
      title="Type the code that is there now"
      message="Your scan is more than a minute ago. The code on the classroom screen shows that you are in the room."
    >
      <div className="mt-4 text-left">
        <CodeEntry
          submitLabel="Check in with the code"
          busy={isPending}
          error={byCode && !hasCode(error, 'code-required') ? sentenceOf(error) : undefined}
          onChange={checkIn.reset}
          onCode={(code) => checkIn.mutate({ ...at, code })}
        />
      </div>
    </WayCard>
  )
}
