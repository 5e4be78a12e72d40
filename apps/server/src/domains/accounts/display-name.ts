/** Maximum length of each name in the people table. */
const longest = 80

/** Truncates without splitting a surrogate pair. */
const shortened = (name: string) => name.slice(0, longest).replace(/\p{Cs}/gu, '')

/** spec.md section 4: first and last name are split from the display name; 'User' when there is none. */
export function splitDisplayName(displayName: string): { firstName: string; lastName: string } {
  const [firstName = 'User', ...rest] = displayName.split(/[\s\p{Cc}\p{Cs}]+/u).filter(Boolean)
  return { firstName: shortened(firstName), lastName: shortened(rest.join(' ')) }
}
