import { counted } from '#lib/counted.ts'
import { m } from './messages.ts'

/** Below this, waiting is part of the work. */
const worthTelling = 60

/** ", the oldest for 12 minutes"; nothing while nothing waits long. */
export function lateInWords(seconds: number | null): string {
  if (seconds === null || seconds < worthTelling) return ''
  const minutes = Math.floor(seconds / 60)
  return m.theOldestFor({
    minutes: minutes < 120 ? counted(minutes, 'minute') : counted(Math.floor(minutes / 60), 'hour'),
  })
}
