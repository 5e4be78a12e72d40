import type { Register } from '@campanile/contract/attendance/attendance.ts'
import { codePeriodSeconds } from '@campanile/contract/attendance/check-in-code.ts'
import { secondsUntil } from '#lib/countdown.ts'
import { sentenceOf } from '#lib/errors.ts'
import type { ShownCode } from '#lib/shownCode.ts'
import { useServerNow } from '#lib/useServerNow.ts'
import { Card } from '#ui/Card.tsx'
import { Qr } from '#ui/Qr.tsx'
import { Skeleton } from '#ui/Skeleton.tsx'
import { checkInLink } from '../checkInLink.ts'
import { m } from './messages.ts'
import { useTurningCode } from './useTurningCode.ts'

interface CodeCardProps {
  session: Register['session']
  openedAt: string
}

/** The current code to scan or type. */
export function CodeCard({ session, openedAt }: CodeCardProps) {
  const { code, clockOffset, error } = useTurningCode(session.id, openedAt)
  return (
    <Card className="flex flex-col items-center p-5 text-center" aria-label={m.code()}>
      {code && (
        <>
          <div className="w-full rounded-lg bg-white p-3 ring-1 ring-line max-xl:max-w-64">
            <Qr
              text={checkInLink(location.origin, session.classId, code.token)}
              label={m.qrCode({ courseTitle: session.courseTitle })}
              className="w-full"
            />
          </div>
          <div className="tnum mt-4 ps-[0.16em] text-2xl font-title tracking-[0.16em]">{code.shortCode}</div>
          <CodeTurn code={code} clockOffset={clockOffset} />
        </>
      )}
      {!code && !error && <Skeleton className="aspect-square w-full max-xl:max-w-64" />}
      {!code && error && (
        <p role="alert" className="my-auto text-base text-ink-2">
          <b className="block font-title text-ink">{m.thereIsNoCodeToShow()}</b>
          {sentenceOf(error)} {m.retryingUntilThenUseTheRoster()}
        </p>
      )}
    </Card>
  )
}

/** The remaining validity of the code, as a bar and as text. */
function CodeTurn({ code, clockOffset }: { code: ShownCode; clockOffset: number }) {
  const left = secondsUntil(code.shownUntil, useServerNow(clockOffset, 1000))
  return (
    <>
      <div
        className="mt-2 h-1 w-full overflow-hidden rounded-full bg-sunken dark:bg-canvas"
        aria-hidden="true"
      >
        <div
          key={code.token}
          className="h-full rounded-full bg-brass transition-[width] duration-1000 ease-linear"
          style={{ width: `${(left / codePeriodSeconds) * 100}%` }}
        />
      </div>
      <p className="tnum mt-2 text-sm text-ink-3">{m.newCodeInSeconds({ seconds: left })}</p>
    </>
  )
}
