import { codePeriodSeconds } from '@campanile/contract/attendance.ts'
import { useEffect, useState } from 'react'
import { useCheckInCodes } from '../attendance.api.ts'
import { codeAt, type ShownCode, turnsIn } from '../checkInCode.ts'

/** Milliseconds; every answer brings the next code too, so that two lost ones in a row do no harm. */
const askEvery = (codePeriodSeconds * 1000) / 3

/**
 * The code that belongs on the screen now, changed at the very moment the server changes it. Undefined
 * while none is known: at first, and when the connection has been lost for longer than the codes last.
 */
export function useTurningCode(sessionId: string, openedAt: string) {
  const { data, error } = useCheckInCodes(sessionId, openedAt, askEvery)
  const [code, setCode] = useState<ShownCode>()
  useEffect(() => {
    if (!data) return
    let timer: ReturnType<typeof setTimeout> | undefined
    const turn = () => {
      const now = new Date(Date.now() + data.clockOffset)
      setCode(codeAt(data.codes, now))
      const wait = turnsIn(data.codes, now)
      if (wait !== undefined) timer = setTimeout(turn, Math.ceil(wait))
    }
    turn()
    return () => clearTimeout(timer)
  }, [data])
  return { code, clockOffset: data?.clockOffset ?? 0, error }
}
