import { leaveNotices } from './notices.messages.ts'
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
export const remainingLeave = ({ entitled, carriedOver, adjusted, expired, taken }: LedgerSums): number =>
  entitled + carriedOver + adjusted - expired - taken

/**
 * The minutes left in a year after all approved and pending leave; negative if overdrawn. Carried-over leave
 * is used first, but only for days before it expires.
 */
export const ledgerAllowance = (
  { entitled, carriedOver, adjusted }: Pick<LedgerSums, 'entitled' | 'carriedOver' | 'adjusted'>,
  { early, later }: LeaveUse,
): number => entitled + adjusted + Math.min(carriedOver, early) - early - later

/** Minutes of leave as text: 2.5 days, or 1 day 3 h 20 min if it is not a multiple of half a day. */
export function leaveWords(minutes: number, dayMinutes: number, locale: string): string {
  const m = leaveNotices(locale)
  if (minutes < 0) return m.minus({ amount: leaveWords(-minutes, dayMinutes, locale) })
  if (Number.isInteger((2 * minutes) / dayMinutes)) return m.days({ days: minutes / dayMinutes })
  const days = Math.floor(minutes / dayMinutes)
  const rest = minutes % dayMinutes
  const parts = [
    days > 0 && m.days({ days }),
    rest >= 60 && m.hours({ hours: Math.floor(rest / 60) }),
    rest % 60 > 0 && m.minutes({ minutes: rest % 60 }),
  ]
  return parts.filter(Boolean).join(' ')
}
