import type { DraftInputs } from '@campanile/contract/timetable/timetable-drafts.ts'

const time = /^([01]?\d|2[0-3]):([0-5]\d)$/

/** Times separated by commas or spaces; undefined when something else is among them. */
export function parseStarts(text: string): string[] | undefined {
  const parts = text.split(/[\s,;،]+/).filter(Boolean)
  return parts.every((it) => time.test(it))
    ? [...new Set(parts.map((it) => it.padStart(5, '0')))].sort()
    : undefined
}

export const areComplete = ({ weekdays, starts }: DraftInputs): boolean =>
  weekdays.length > 0 && starts.length > 0
