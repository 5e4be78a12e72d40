/** Characters that the people table keeps of each name. */
const longest = 80

/** Cut, but not through the middle of a character. */
const shortened = (name: string) => name.slice(0, longest).replace(/\p{Cs}/gu, '')

/** spec.md section 4: names split from the display name, 'User' when there is none. */
export function splitDisplayName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = 'User', ...rest] = displayName.split(/[\s\p{Cc}\p{Cs}]+/u).filter(Boolean)
  return { firstName: shortened(firstName), lastName: shortened(rest.join(' ')) }
}
