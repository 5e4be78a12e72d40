import { m } from './messages.ts'

/** Minutes from one upper end to the next: 0 to 5, 5 to 10, Over 30. */
export const bandWords = (from: number | null, until: number | null): string =>
  until === null ? m.over({ from: from ?? 0 }) : m.fromUntil({ from: from ?? 0, until })

/** The same with its unit: 0 to 5 minutes. */
export const bandOfMinutes = (from: number | null, until: number | null): string =>
  until === null ? m.minutesOver({ from: from ?? 0 }) : m.minutesBetween({ from: from ?? 0, until })
