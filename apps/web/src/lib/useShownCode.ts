import { codePeriodSeconds } from '@campanile/contract/attendance/check-in-code.ts'
import { useEffect, useState } from 'react'
import { codeAt, codeChangesIn, type ShownCode } from './shownCode.ts'

/** Milliseconds; every response includes the next code, so that two lost ones in a row do no harm. */
export const askCodesEvery = (codePeriodSeconds * 1000) / 3

interface KnownCodes {
  codes: readonly ShownCode[]
  clockOffset: number
}

/**
 * The code that belongs on the screen now, changed at the very moment the server changes it. Undefined
 * while none is known: at first, and when the connection has been lost for longer than the codes last.
 */
export function useShownCode(known: KnownCodes | undefined) {
  const [code, setCode] = useState<ShownCode>()
  useEffect(() => {
    if (!known) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = () => {
      const now = new Date(Date.now() + known.clockOffset)
      setCode(codeAt(known.codes, now))
      const wait = codeChangesIn(known.codes, now)
      if (wait !== undefined) timer = setTimeout(turn, Math.ceil(wait))
    }
    turn()
    return () => clearTimeout(timer)
  }, [known])
  return { code, clockOffset: known?.clockOffset ?? 0 }
}
