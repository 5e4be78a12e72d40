import { locale } from '#lib/locale.ts'

/** First name and initial: all of a name that a whole room needs to see. */
export function shortName({ firstName, lastName }: { firstName: string; lastName: string }): string {
  const [initial] = [...lastName.trim()]
  return initial ? `${firstName} ${initial.toLocaleUpperCase(locale)}.` : firstName
}
