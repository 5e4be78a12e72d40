import type { MyCheckIn } from '@campanile/contract/attendance/check-in.ts'
import { QrCode } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, useState } from 'react'
import { refusalOf } from '#camera/refusal.ts'
import { hasCode, sentenceOf } from '#lib/errors.ts'
import type { Input } from '#lib/reads.ts'
import type { Timed } from '#lib/serverClock.ts'
import { useAct } from '#lib/useAct.ts'
import { ScanLink } from '../scan/ScanLink.tsx'
import { CodeEntry } from '../today/CodeEntry.tsx'
import { Busy } from './Busy.tsx'
import { m } from './messages.ts'
import { RefusalPanel } from './RefusalPanel.tsx'
import type { CheckInRefusal } from './refusals.ts'
import { WayCard } from './WayCard.tsx'
import { type CheckInPlace, isAboutPlace } from './ways.ts'
import { writeReceipt } from './writeReceipt.ts'

interface CodeCheckProps {
  at: CheckInPlace
  checkIn: Timed<MyCheckIn>
  onRetry: (refusal: CheckInRefusal) => void
}

const aboutTheCode = ['code-required', 'code-not-valid', 'too-many-requests'] as const

/**
 * Checks in with only the code: at once after a recent scan, otherwise with a code scanned or typed again.
 */
export function CodeCheck({ at, checkIn: { codeUntil, clockOffset }, onRetry }: CodeCheckProps) {
  const checkIn = useAct('checkInWithCode', { onAnswer: writeReceipt })
  const [asksCode, setAsksCode] = useState(
    () => codeUntil === null || Date.parse(codeUntil) <= Date.now() + clockOffset,
  )
  const send = (proof: Input<'checkInWithCode'>) =>
    checkIn.mutate(proof, {
      onError: (failure) => hasCode(failure, ...aboutTheCode) && setAsksCode(true),
    })
  const wasSent = useRef(false)
  const sendScan = useEffectEvent(() => {
    if (asksCode || wasSent.current) return
    wasSent.current = true
    send(at)
  })
  useEffect(() => sendScan(), [])
  const { error, isPending, variables } = checkIn
  const byCode = hasCode(error, ...aboutTheCode)
  if (error && !byCode) {
    const refusal = refusalOf(error)
    const retry = () => {
      // The student may have moved: the location is read first, then this starts again.
      if (!isAboutPlace(refusal)) send(variables ?? at)
      onRetry(refusal)
    }
    return <RefusalPanel refusal={refusal} onRetry={retry} />
  }
  if (!asksCode) return <Busy>{m.checkingYouIn()}</Busy>
  return (
    <WayCard icon={QrCode} title={m.scanOrTypeTheCodeAgain()} message={m.codeAloneIsValidForOneMinute()}>
      <div className="mt-4 grid gap-4 text-start">
        <ScanLink>{m.scanTheCode()}</ScanLink>
        <CodeEntry
          submitLabel={m.checkInWithTheCode()}
          busy={isPending}
          error={byCode && !hasCode(error, 'code-required') ? sentenceOf(error) : undefined}
          onChange={checkIn.reset}
          onCode={(code) => send({ ...at, code })}
        />
      </div>
    </WayCard>
  )
}
