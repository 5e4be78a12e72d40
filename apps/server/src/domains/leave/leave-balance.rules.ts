/** The ledger sums of one person and type for a year, in minutes. Only `adjusted` may be negative. */
export interface LedgerSums {
  entitled: number
  carriedOver: number
  adjusted: number
  expired: number
  taken: number
}

/** Approved and pending leave, split by whether carried-over leave can still cover it. */
export interface LeaveUse {
  /** Up to the last day of carried-over leave. */
  early: number
  later: number
}

/** The balance: the sum of all ledger entries. */
export const leftOf = ({ entitled, carriedOver, adjusted, expired, taken }: LedgerSums): number =>
  entitled + carriedOver + adjusted - expired - taken

/**
 * The minutes left in a year after all approved and pending leave; negative if overdrawn. Carried-over leave
 * is used first, but only for days before it expires.
 */
export const roomOf = (
  { entitled, carriedOver, adjusted }: Pick<LedgerSums, 'entitled' | 'carriedOver' | 'adjusted'>,
  { early, later }: LeaveUse,
): number => entitled + adjusted + Math.min(carriedOver, early) - early - later

const counted = (count: number, one: string) => `${count} ${one}${count === 1 ? '' : 's'}`

/** Minutes of leave in words: 2.5 days, or 1 day 3 h 20 min where it is not a multiple of half a day. */
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
