import { phoneSearches } from '@campanile/contract/people/phone.ts'
import type { Role } from '@campanile/contract/roles.ts'
import type { SearchKind } from '@campanile/contract/search/search.ts'

/** The labels of `search_entries.words` in which words are looked up. */
export interface Labels {
  /** At least one of the words must occur here. */
  found: readonly string[]
  /** The other words may also occur here. */
  narrowed?: readonly string[]
}
export type LabelsOfKinds = Partial<Record<SearchKind, Labels>>

const study = {
  class: { found: ['class'], narrowed: ['class-term'] },
  assignment: { found: ['assignment'], narrowed: ['assignment-course'] },
  exam: { found: ['exam'], narrowed: ['exam-course'] },
} satisfies LabelsOfKinds

/** The kinds of things that each role finds, and the words by which it finds them. */
export const searchByRole = {
  admin: {
    ...study,
    person: { found: ['person', 'number', 'email', 'phone'] },
    course: { found: ['course'] },
    batch: { found: ['batch'] },
    room: { found: ['room'] },
    mitigation: { found: ['mitigation', 'mitigation-person'] },
    leave: { found: ['leave-person'], narrowed: ['leave'] },
  },
  lecturer: { ...study, person: { found: ['person', 'number'] }, leave: { found: ['leave'] } },
  student: { ...study, person: { found: ['person'] }, mitigation: { found: ['mitigation'] } },
  staff: { leave: { found: ['leave'] } },
} satisfies Record<Role, LabelsOfKinds>

/** A typed word, with the words that it may be a misspelling of. */
export interface Wording {
  typed: string
  meant: readonly string[]
}

/** Fewer digits occur in too many phone numbers. */
const isPhoneSearch = (typed: string) => phoneSearches(typed)[0] === typed

const quoted = (lexeme: string) => `'${lexeme.replace(/['\\]/g, '$&$&')}'`
const either = (conditions: readonly string[]) => `(${conditions.join(' | ')})`

/**
 * A `tsquery` for entries with all words. A typed word matches the beginning of a word, unless `whole` is
 * set.
 */
export function toTsquery(
  { found, narrowed = [] }: Labels,
  words: readonly Wording[],
  { whole }: { whole: boolean },
): string {
  const occurs = ({ typed, meant }: Wording, labels: readonly string[]) =>
    either(
      labels
        .filter((label) => label !== 'phone' || isPhoneSearch(typed))
        .flatMap((label) => [
          `${quoted(`${label} ${typed}`)}${whole ? '' : ':*'}`,
          ...meant.map((it) => quoted(`${label} ${it}`)),
        ]),
    )
  const all = words.map((word) => occurs(word, [...found, ...narrowed])).join(' & ')
  if (narrowed.length === 0) return all
  const one = either(words.map((word) => occurs(word, found)))
  return words.length === 1 ? one : `${all} & ${one}`
}
