import { spanWords } from '#platform/date-words.ts'
import type { ClashRow, Resource } from './bookings.repo.ts'

const sessionVerb = { room: 'is taken by', lecturer: 'teaches', batch: 'has' }
const examVerb = { room: 'is taken by the exam', lecturer: 'invigilates', batch: 'has the exam' }

const occupied = ({ resource, name, courseCode, exam }: ClashRow) =>
  exam === null
    ? `${name} ${sessionVerb[resource]} ${courseCode}`
    : `${name} ${examVerb[resource]} ${courseCode} ${exam}`

/** One sentence per field: the first clash by name and time, and how many more there are. */
export function clashFields(
  clashes: readonly ClashRow[],
  fields: Record<Resource['resource'], string>,
  timeZone: string,
): Record<string, string> {
  const sentences: Record<string, string> = {}
  for (const [field, group] of byField(clashes, fields)) {
    const [first, ...more] = group
    if (!first) continue
    const others = more.length === 0 ? '' : `, and ${more.length} more`
    sentences[field] = `${occupied(first)} on ${spanWords(first, timeZone)}${others}`
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
