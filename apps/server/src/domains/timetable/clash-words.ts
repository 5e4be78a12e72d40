import { spanWords } from '#platform/date-words.ts'
import type { ClashRow, Resource } from './bookings.repo.ts'
import { m } from './messages.ts'

/** One sentence per field: the first clash by name and time, and how many more there are. */
export function clashFields(
  clashes: readonly ClashRow[],
  fields: Record<Resource['resource'], string>,
  { timeZone, locale }: { timeZone: string; locale: string },
): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const [field, group] of byField(clashes, fields)) {
    const [first, ...more] = group
    if (!first) continue
    const clash = {
      what: `${first.resource}${first.exam === null ? 'Session' : 'Exam'}`,
      name: first.name,
      course: first.courseCode,
      exam: first.exam ?? '',
      time: spanWords(first, timeZone, locale),
    }
    sentences[field] = more.length > 0 ? m.clashAndMore({ ...clash, more: more.length }) : m.clash(clash)
  }
  return sentences
}

function byField(clashes: readonly ClashRow[], fields: Record<Resource['resource'], string>) {
  const groups = new Map<string, ClashRow[]>()
  for (const clash of clashes) {
    const field = fields[clash.resource]
    groups.set(field, [...(groups.get(field) ?? []), clash])
  }
  return groups
}
