/** What a year's ledger says of one person and type; all minutes, none negative but `adjusted`. */
export interface LedgerSums {
  entitled: number
  carriedOver: number
  adjusted: number
  expired: number
  taken: number
}

/** Days of leave approved or asked for, by whether carried-over leave can still pay for them. */
export interface LeaveUse {
  /** Until the last day of carried-over leave. */
  early: number
  later: number
}

/** The balance: the sum of the ledger. */
export const leftOf = ({ entitled, carriedOver, adjusted, expired, taken }: LedgerSums): number =>
  entitled + carriedOver + adjusted - expired - taken

/**
 * What a year has room for beyond all that is approved or asked for; below nothing, it is overdrawn. Carried-over
 * leave pays for the days it can pay for before anything else does, and for no others.
 */
export const roomOf = (
  { entitled, carriedOver, adjusted }: Pick<LedgerSums, 'entitled' | 'carriedOver' | 'adjusted'>,
  { early, later }: LeaveUse,
): number => entitled + adjusted + Math.min(carriedOver, early) - early - later

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Minutes of leave as people say them: 2.5 days, or 1 day 3 h 20 min where it is no half. */
export function leaveWords(minutes: number, dayMinutes: number): string {
  const sign = minutes < 0 ? 'minus ' : ''
  const size = Math.abs(minutes)
  if (Number.isInteger((2 * size) / dayMinutes)) return `${sign}${counted(size / dayMinutes, 'day')}`
  const days = Math.floor(size / dayMinutes)
  const rest = size % dayMinutes
  const parts = [
    days > 0 && counted(days, 'day'),
    rest >= 60 && `${Math.floor(rest / 60)} h`,
    rest % 60 > 0 && `${rest % 60} min`,
  ]
  return sign + parts.filter(Boolean).join(' ')
}
