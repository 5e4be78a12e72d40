/** The format of the contract. */
export const mostDays = 365

/** Whole days as typed; undefined if they are none that could be granted. */
export function grantedDays(typed: string): number | undefined {
  const days = /^\d{1,3}$/.test(typed.trim()) ? Number(typed) : Number.NaN
  return days <= mostDays ? days : undefined
}
