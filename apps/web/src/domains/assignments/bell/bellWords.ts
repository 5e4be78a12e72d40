/** The highest number that the badge shows, as the bell beside it. */
const cap = 9

/** What the badge shows; undefined: nothing waits. */
export const badgeOf = (count: number): string | undefined =>
  count <= 0 ? undefined : count > cap ? `${cap}+` : String(count)

/** The button's accessible name. */
export function bellName(whose: 'student' | 'lecturer', count: number): string {
  if (whose === 'student')
    return count === 0 ? 'Assignments, none due soon' : `Assignments, ${count} due soon`
  return count === 0 ? 'Assignments, none to mark' : `Assignments, ${count} to mark`
}
