import { latinDigits } from './latinDigits.ts'

/** A time of day in the format of forms: "09:30". */
export type PlainTime = string

const pattern = /^(\d{1,2})(?:[:.h]?([0-5]\d))?\s*(?:([ap])\.?m?\.?)?$/i

/**
 * Parses a time: 9, 930, 9:30, 9.30, 9h30, 9:30 am, 2 pm. Undefined if the text can't be parsed.
 */
export function parseTime(text: string): PlainTime | undefined {
  const [, hourText, minutes = '00', half] = pattern.exec(latinDigits(text).trim()) ?? []
  if (hourText === undefined) return undefined
  const typed = Number(hourText)
  if (half ? typed < 1 || typed > 12 : typed > 23) return undefined
  const hour = half ? (typed % 12) + (half.toLowerCase() === 'p' ? 12 : 0) : typed
  return `${String(hour).padStart(2, '0')}:${minutes}`
}

/** Whether a typed time is complete. */
export const isFullTime = (text: string): boolean => /^\d\d:\d\d$/.test(latinDigits(text).trim())

const day = 24 * 60

/** The next full five minutes, or those before. */
export function stepTime(time: PlainTime, by: 1 | -1): PlainTime {
  const minutes = Number(time.slice(0, 2)) * 60 + Number(time.slice(3))
  const next = (by > 0 ? Math.floor(minutes / 5) + 1 : Math.ceil(minutes / 5) - 1) * 5
  const at = (next + day) % day
  return `${String(Math.floor(at / 60)).padStart(2, '0')}:${String(at % 60).padStart(2, '0')}`
}
