/** The highest number the badge shows: spec.md section 9. */
const cap = 9

/** The text of the bell's badge, or null for none. */
export function badgeText(unread: number): string | null {
  if (unread <= 0) return null
  return unread > cap ? `${cap}+` : String(unread)
}
