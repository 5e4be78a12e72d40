import { type SQL, sql } from 'drizzle-orm'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'

// People who are with the institution on a day, in SQL. The pure form is membership.ts of the contract,
// docs/figures.md explains both, and membership.test.ts compares them.

/** Whether a person, read from a row `of` of people, is with the institution on a day. */
export const isMemberOnSql = (of: SQL, day: SQL): SQL =>
  sql`(${of}.starts_on <= ${day} and (${of}.ends_on is null or ${of}.ends_on >= ${day}))`

/** The institution's day at a time. */
export const dayOfSql = (at: SQL | Date): SQL =>
  sql`(${at instanceof Date ? sql`${at}::timestamptz` : at} at time zone ${institutionZone})::date`

/** Whether a person, read from a row `of` of people, has left. */
export const hasLeftSql = (of: SQL, now: Date): SQL =>
  sql`(${of}.ends_on is not null and ${of}.ends_on < ${dayOfSql(now)})`

/** Whether a person is with the institution on the day of this time. */
export const isMemberAt = (personId: SQL, at: SQL | Date): SQL => sql`exists (select 1 from people member
  where member.id = ${personId} and ${isMemberOnSql(sql`member`, dayOfSql(at))})`

/** Whether a person is with the institution on the day of a session read as `s`. */
export const isMemberAtS = (personId: SQL): SQL => isMemberAt(personId, sql`s.starts_at`)
