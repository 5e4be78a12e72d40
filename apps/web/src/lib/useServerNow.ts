import { useNow } from './useNow.ts'

/** The time by the server's clock, told anew every so many milliseconds. */
export const useServerNow = (clockOffset: number, every: number): Date =>
  new Date(useNow(every).getTime() + clockOffset)
