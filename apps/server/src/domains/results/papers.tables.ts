import { paperKinds } from '@campanile/contract/results/transcripts.ts'
import { sql } from 'drizzle-orm'
import {
  boolean,
  check,
  date,
  index,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core'
import { at, bytea, idColumn, versionColumn } from '#db/columns.ts'
import { people } from '#domains/people/people.tables.ts'
import { classes } from '#domains/structure/structure.tables.ts'
import type { PaperFacts, ShownFacts } from './papers/paper-facts.ts'
import { markSheets } from './results.tables.ts'

/** Issued documents. Codes are derived from ids with a secret key, and only their hashes are stored here. */
export const verifications = pgTable(
  'verifications',
  {
    id: idColumn(),
    kind: text('kind', { enum: paperKinds }).notNull(),
    isDraft: boolean('is_draft').notNull(),
    studentId: uuid('student_id').references(() => people.id),
    classId: uuid('class_id').references(() => classes.id),
    codeHash: bytea('code_hash').notNull().unique(),
    /** As printed. */
    name: text('name').notNull(),
    detail: text('detail'),
    /** The whole content, so that the document can be printed again unchanged. */
    facts: jsonb('facts').$type<PaperFacts>().notNull(),
    contentHash: bytea('content_hash').notNull(),
    /** The part that is shown to anyone who has the code. */
    shown: jsonb('shown').$type<ShownFacts>().notNull(),
    issuedAt: at('issued_at').notNull(),
    /** The date of issue in the institution's time zone. */
    issuedOn: date('issued_on').notNull(),
    issuedBy: uuid('issued_by')
      .notNull()
      .references(() => people.id),
    revokedAt: at('revoked_at'),
    revokedBy: uuid('revoked_by').references(() => people.id),
    revokedReason: text('revoked_reason'),
    version: versionColumn(),
  },
  (table) => [
    // A document requested twice on one day is issued once.
    uniqueIndex('verifications_same')
      .on(sql`coalesce(student_id, class_id)`, table.isDraft, table.issuedOn, table.contentHash)
      .where(sql`revoked_at is null`),
    index('verifications_student').on(table.studentId, table.issuedAt),
    index('verifications_class').on(table.classId, table.issuedAt),
    index('verifications_issued').on(table.issuedAt, table.id),
    index('verifications_search').using('gin', sql`(name || ' ' || coalesce(detail, '')) gin_trgm_ops`),
    check('verifications_of_one', sql`(kind = 'transcript') = (student_id is not null)`),
    check('verifications_of_one_class', sql`(kind = 'result-sheet') = (class_id is not null)`),
    check('verifications_revoked', sql`(revoked_at is null) = (revoked_reason is null)`),
  ],
)

/** The mark sheets behind a document. A later change of one of their marks supersedes it. */
export const verificationSheets = pgTable(
  'verification_sheets',
  {
    verificationId: uuid('verification_id')
      .notNull()
      .references(() => verifications.id),
    sheetId: uuid('sheet_id')
      .notNull()
      .references(() => markSheets.id),
  },
  (table) => [primaryKey({ columns: [table.verificationId, table.sheetId] })],
)
