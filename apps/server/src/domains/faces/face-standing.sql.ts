import { sql } from 'drizzle-orm'
import { nullable, pgType } from '#db/rows.ts'
import { faceInReview, faceRegistered } from '#domains/people/people.sql.ts'
import type { faceDeletions } from './faces.tables.ts'

/** Of a person in `people`. */
export const lastFaceDeletion = sql<typeof faceDeletions.$inferSelect.cause | null>`(
  select d.cause from face_deletions d where d.person_id = people.id order by d.id desc limit 1)`

/** What the status of a face depends on (`faceStatus` in faces.rules.ts). Every check-in needs it. */
export const faceStandingShape = {
  /** The flag of spec.md section 4. */
  registered: pgType.boolean,
  waiting: pgType.boolean,
  lastDeletion: nullable(pgType.text),
}

export const faceStanding = sql`${faceRegistered} as registered, ${faceInReview} as waiting, ${lastFaceDeletion} as last_deletion`
