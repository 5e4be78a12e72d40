import { m } from './messages.ts'

/** The highest number that the badge shows, as for the bell. */
const cap = 9

/** The badge's text; undefined if nothing is waiting. */
export const badgeOf = (count: number): string | undefined =>
  count <= 0 ? undefined : count > cap ? `${cap}+` : String(count)

/** The button's accessible name. */
export function bellName(whose: 'student' | 'lecturer', count: number): string {
  return whose === 'student' ? m.assignmentsDueSoon({ count }) : m.assignmentsToMark({ count })
}
