import { markStateLabels } from '@campanile/contract/results/label-messages.ts'
import { figureText } from '#platform/locale.ts'
import { resultNotices } from '../notices.messages.ts'
import type { MarkValue } from './typed-mark.rules.ts'

/** A mark as its student reads it in a notification: 62 of 100, or absent. */
export function markWords({ state, mark }: MarkValue, maxMark: string, locale: string): string {
  if (state === null) return resultNotices(locale).noMark()
  if (mark === null) return markStateLabels(locale)[state]
  return resultNotices(locale).markOf({
    mark: figureText(mark, locale),
    maximum: figureText(maxMark, locale),
  })
}
