import { codePeriodSeconds } from '@campanile/contract/attendance/check-in-code.ts'
import { secondsUntil } from '#lib/countdown.ts'
import type { ShownCode } from '#lib/turningCode.ts'
import { useServerNow } from '#lib/useServerNow.ts'

/** How long the code still stands, as a bar and in words. */
export function CodeTurn({ code, clockOffset }: { code: ShownCode; clockOffset: number }) {
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
      <p className="tnum mt-2 text-sm text-ink-3">New code in {left} s</p>
    </>
  )
}
