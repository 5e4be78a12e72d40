import { locale } from '#lib/locale.ts'

const title = /^(dr|prof)\.?\s+/i

/** At most two letters: of the first and the last name, without an academic title. */
export function initials(name: string) {
  const words = name.trim().replace(title, '').split(/\s+/).filter(Boolean)
  const named = words.length > 1 ? [words.at(0), words.at(-1)] : words
  return named.map((word) => [...(word ?? '').toLocaleUpperCase(locale)][0]).join('')
}
