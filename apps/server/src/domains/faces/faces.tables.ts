import type { FaceReview } from '@campanile/contract/faces/faces.ts'
import { boolean, index, pgTable, real, text, uuid } from 'drizzle-orm/pg-core'
import { at, bytea, idColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'

const personKey = () =>
  uuid('person_id')
    .primaryKey()
    .references(() => people.id)
const person = () =>
  uuid('person_id')
    .notNull()
    .references(() => people.id)

/** The face that check-ins are compared with. Descriptors are encrypted and never leave the server. */
export const faceProfiles = pgTable('face_profiles', {
  personId: personKey(),
  descriptor: bytea('descriptor').notNull(),
  photo: text('photo').notNull(),
  registeredAt: at('registered_at').notNull(),
  isActive: boolean('is_active').notNull().default(true),
})

/** A registration waiting for an admin. An earlier face, if any, stays active meanwhile. */
export const faceReviews = pgTable('face_reviews', {
  personId: personKey(),
  descriptor: bytea('descriptor').notNull(),
  photo: text('photo').notNull(),
  registeredAt: at('registered_at').notNull(),
  reasons: text('reasons').array().$type<FaceReview['reasons']>().notNull(),
  resemblesId: uuid('resembles_id').references(() => people.id),
  similarity: real('similarity'),
})

/** Encrypted frames of accepted checks, of which the newest are kept. A repeated frame is a replay. */
export const faceProbes = pgTable(
  'face_probes',
  { id: idColumn(), personId: person(), frames: bytea('frames').notNull(), at: at('at').notNull() },
  (table) => [index('face_probes_person').on(table.personId, table.id)],
)

/** The consent ledger. Rows are only added. */
export const consents = pgTable(
  'consents',
  {
    id: idColumn(),
    personId: person(),
    purpose: text('purpose', { enum: ['face'] }).notNull(),
    version: text('version').notNull(),
    decision: text('decision', { enum: ['given', 'withdrawn'] }).notNull(),
    at: at('at').notNull(),
  },
  (table) => [index('consents_person').on(table.personId, table.purpose, table.id)],
)

/** Proof of a deletion for the person: what was deleted and when. */
export const faceDeletions = pgTable(
  'face_deletions',
  {
    id: idColumn(),
    personId: person(),
    deletedAt: at('deleted_at').notNull(),
    cause: text('cause', { enum: ['person', 'review', 'archived', 'retention'] }).notNull(),
    deleted: text('deleted').array().notNull(),
  },
  (table) => [index('face_deletions_person').on(table.personId)],
)
