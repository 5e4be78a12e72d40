import { defaultLocale } from '@campanile/contract/locale.ts'
import { dateWords } from '#platform/date-words.ts'
import { listWords } from '#platform/locale.ts'
import { payNotices } from '../notices.messages.ts'

interface Profile {
  employmentType: string
  basis: string
  amount: number
  firstDay: string
  lastDay: string | null
  items: readonly { payItemId: string; amount: number | null }[]
}

const itemsText = ({ items }: Profile) =>
  items
    .map((it) => `${it.payItemId} ${it.amount}`)
    .toSorted()
    .join()

/** An admin's change to a person’s pay, as text. */
export type ProfileChange = (name: string, locale: string) => string

/** The change of a person’s pay profile; undefined if it doesn't concern the person. Contains no amounts. */
export function profileChange(
  before: Profile | undefined,
  after: Profile | undefined,
): ProfileChange | undefined {
  if (!before && !after) return undefined
  if (!before)
    return (name, locale) =>
      payNotices(locale).payProfileSetUp({ name, day: dateWords(after!.firstDay, locale) })
  if (!after)
    return (name, locale) =>
      payNotices(locale).payProfileRemoved({ name, day: dateWords(before.firstDay, locale) })
  if (profileChanges(before, after, defaultLocale).length === 0) return undefined
  return (name, locale) =>
    payNotices(locale).payProfileChanged({
      name,
      changes: listWords(profileChanges(before, after, locale), locale),
    })
}

function profileChanges(before: Profile, after: Profile, locale: string): string[] {
  const m = payNotices(locale)
  return [
    before.amount !== after.amount && m.basicPay(),
    (before.basis !== after.basis || before.employmentType !== after.employmentType) && m.basisOfPay(),
    itemsText(before) !== itemsText(after) && m.payItems(),
    before.firstDay !== after.firstDay &&
      m.firstDay({ before: dateWords(before.firstDay, locale), after: dateWords(after.firstDay, locale) }),
    before.lastDay !== after.lastDay && lastDayChange(before.lastDay, after.lastDay, locale),
  ].filter((it) => it !== false)
}

const lastDayChange = (before: string | null, after: string | null, locale: string) =>
  payNotices(locale).lastDay({
    hadLastDay: before ? 'yes' : 'no',
    before: before ? dateWords(before, locale) : '',
    hasLastDay: after ? 'yes' : 'no',
    after: after ? dateWords(after, locale) : '',
  })
