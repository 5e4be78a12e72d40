import { searchKinds } from '@campanile/contract/search/search.ts'
import { sql } from 'drizzle-orm'
import { customType, index, pgTable, text, uuid } from 'drizzle-orm/pg-core'
import { at } from '#db/columns.ts'

const tsvector = customType<{ data: string }>({ dataType: () => 'tsvector' })

/** Everything that a search can find. Written by triggers, from the view `search_sources`. */
export const searchEntries = pgTable(
  'search_entries',
  {
    /** The id of the person, class, course and so on. */
    id: uuid('id').primaryKey(),
    kind: text('kind', { enum: searchKinds }).notNull(),
    /** Its name, folded. */
    title: text('title').notNull(),
    /** All words that it is found by, folded. */
    text: text('text').notNull(),
    /** Numbers, codes and email addresses that identify it, folded. */
    keys: text('keys').array().notNull(),
    /** The same words, each after a label for its source: `exam algebra`, `exam-course cs101`. */
    words: tsvector('words').notNull(),
    /** The class whose members see it. */
    classId: uuid('class_id'),
    /** The person who made the request. */
    personId: uuid('person_id'),
    /** Roles that see it, if they share its class, or it is their own request. Admins see everything. */
    seenBy: text('seen_by').array().notNull(),
    /** The latest come first; null if time makes no difference. */
    sortedAt: at('sorted_at'),
  },
  (table) => [
    // Without a pending list, which every search would have to read.
    index('search_entries_words').using('gin', table.words).with({ fastupdate: false }),
    index('search_entries_class').on(table.classId).where(sql`class_id is not null`),
    index('search_entries_person').on(table.personId).where(sql`person_id is not null`),
    index('search_entries_latest').on(table.kind, table.sortedAt).where(sql`sorted_at is not null`),
  ],
)

/** Words of all entries, used to correct misspelt words. */
export const searchWords = pgTable('search_words', { word: text('word').primaryKey() }, (table) => [
  index('search_words_trigrams').using('gin', table.word.op('gin_trgm_ops')).with({ fastupdate: false }),
])
