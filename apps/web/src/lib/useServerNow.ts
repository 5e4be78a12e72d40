import { useNow } from './useNow.ts'

/** The time by the server's clock, updated every `every` milliseconds. */
export const useServerNow = (clockOffset: number, every: number): Date =>
  new Date(useNow(every).getTime() + clockOffset)
