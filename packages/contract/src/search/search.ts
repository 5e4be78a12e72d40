import { z } from 'zod/mini'
import { op } from '../operation.ts'
import { everyone } from '../roles.ts'
import { bounded, id, storable } from '../values.ts'
import { m } from './messages.ts'
import { isSearchable, maxSearchLength } from './search-fold.ts'

/** The kinds of hits besides screens; equally good groups are shown in this order. */
export const searchKinds = [
  'person',
  'class',
  'course',
  'batch',
  'room',
  'assignment',
  'exam',
  'mitigation',
  'leave',
] as const
export const searchKind = z.enum(searchKinds)
export type SearchKind = z.infer<typeof searchKind>

/** The most hits of one kind in a response. */
export const maxHitsOfKind = 6

export const searchHit = z.object({
  kind: searchKind,
  id,
  title: z.string(),
  /** Distinguishes it from others with the same name, in words. */
  detail: z.string(),
  /** The page that opens it. */
  path: z.string(),
  /** The photo of a person, if the reader may see it. */
  profileImage: z.nullable(z.string()),
})
export type SearchHit = z.infer<typeof searchHit>

/** The text typed into the search of the top bar. */
const typed = z
  .string(m.enterSearchTerm())
  .check(
    z.trim(),
    bounded(maxSearchLength, m.atMostCharacters({ maximum: maxSearchLength })),
    storable,
    z.refine(isSearchable, m.enterTwoLetters()),
  )

export const search = {
  search: op({
    method: 'GET',
    path: '/search',
    roles: everyone,
    access: 'visible',
    summary: 'Search everything you have access to, best matches first (at most 6 of each kind)',
    input: z.object({ text: typed }),
    output: z.object({ items: z.array(searchHit) }),
  }),
}
