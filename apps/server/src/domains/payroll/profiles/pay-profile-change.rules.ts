import { dateWords } from '#platform/date-words.ts'

interface Profile {
  employmentType: string
  basis: string
  amount: number
  firstDay: string
  lastDay: string | null
  items: readonly { payItemId: string; amount: number | null }[]
}

/** Such as "14 December 2026", or "no last day". */
const lastDayWords = (day: string | null) => (day === null ? 'no last day' : dateWords(day))

const itemsText = ({ items }: Profile) =>
  items
    .map((it) => `${it.payItemId} ${it.amount}`)
    .toSorted()
    .join()

/**
 * What happened to a person’s pay profile, after the name of the admin; undefined if nothing that concerns the person
 * did. Names no amounts.
 */
export function profileChange(before: Profile | undefined, after: Profile | undefined): string | undefined {
  if (!before && !after) return undefined
  if (!before) return `set up your pay from ${dateWords(after!.firstDay)}.`
  if (!after) return `removed your pay from ${dateWords(before.firstDay)}.`
  const parts = [
    before.amount !== after.amount && 'the amount of your basic pay',
    (before.basis !== after.basis || before.employmentType !== after.employmentType) &&
      'the basis of your pay',
    itemsText(before) !== itemsText(after) && 'your pay items',
    before.firstDay !== after.firstDay &&
      `the first day from ${dateWords(before.firstDay)} to ${dateWords(after.firstDay)}`,
    before.lastDay !== after.lastDay &&
      `the last day from ${lastDayWords(before.lastDay)} to ${lastDayWords(after.lastDay)}`,
  ].filter((it) => it !== false)
  return parts.length > 0 ? `changed ${listed(parts)}.` : undefined
}

const listed = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}`
