import { m } from './messages.ts'
/** Minutes from one upper end to the next: 0 to 5, 5 to 10, over 30. */
export const bandWords = (from: number | null, until: number | null): string =>
  until === null ? m.overFrom({ from: from ?? 0 }) : m.fromToUntil({ from: from ?? 0, until })
