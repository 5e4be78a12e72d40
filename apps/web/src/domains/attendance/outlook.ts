import type { Tally } from '@campanile/contract/attendance-figures.ts'

/** What a student's attendance of one class comes to. */
export type Outlook =
  | { kind: 'none' }
  /** Above: so many of the next sessions may be missed. */
  | { kind: 'spare'; sessions: number }
  /** At the limit: the next absence leads below it. */
  | { kind: 'tight' }
  /** Below: so many sessions in a row lead back. */
  | { kind: 'below'; sessions: number }
  | { kind: 'out-of-reach' }

/**
 * What comes of the next absences or attendances. Excused sessions count neither way.
 *
 * @param required percent of the counted sessions that have to be attended
 */
export function outlookOf({ held, attended, excused }: Tally, required: number): Outlook {
  const counted = held - excused
  if (counted === 0 || required === 0) return { kind: 'none' }
  // In hundredths of a session, so that no fraction of a session is lost to rounding.
  const missing = required * counted - 100 * attended
  if (missing <= 0) {
    const spare = Math.floor(-missing / required)
    return spare === 0 ? { kind: 'tight' } : { kind: 'spare', sessions: spare }
  }
  if (required >= 100) return { kind: 'out-of-reach' }
  return { kind: 'below', sessions: Math.ceil(missing / (100 - required)) }
}

/** "You can miss the next 4" */
export function outlookText(outlook: Outlook, required: number): string {
  switch (outlook.kind) {
    case 'none':
      return 'Nothing is counted yet'
    case 'spare':
      return outlook.sessions === 1
        ? 'You can miss the next one'
        : `You can miss the next ${outlook.sessions}`
    case 'tight':
      return `Miss 1 more and you fall below ${required}%`
    case 'below':
      return outlook.sessions === 1
        ? `Attend the next one to reach ${required}%`
        : `Attend the next ${outlook.sessions} to reach ${required}%`
    case 'out-of-reach':
      return `${required}% can no longer be reached`
  }
}
