import type { Holiday } from '@campanile/contract/structure/structure-terms.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType } from '#db/rows.ts'
import { countBlocking, type EntryRow, type EntryRows, entryRows } from './entry.repo.ts'
import { classes, holidays, terms } from './structure.tables.ts'

const termName = inNameOrder(sql`terms.name`)

const rowsWithoutHolidays = entryRows(terms, {
  shape: {
    name: terms.name,
    firstDay: pgType.text,
    lastDay: pgType.text,
    holidays: pgType.json<Holiday[]>(),
    classes: pgType.int,
    copy: nullable(pgType.json<{ id: string; name: string }>()),
  },
  columns: sql`terms.name, terms.first_day::text as first_day, terms.last_day::text as last_day,
    coalesce((select json_agg(json_build_object('name', h.name, 'firstDay', h.first_day, 'lastDay', h.last_day)
      order by h.first_day) from holidays h where h.term_id = terms.id), '[]') as holidays,
    (select count(*) from classes k where k.term_id = terms.id and k.archived_at is null)::int as classes,
    (select json_build_object('id', c.id, 'name', c.name) from terms c where c.copied_from_id = terms.id) as copy`,
  searchable: sql`terms.name`,
  sorts: { firstDay: [sql`terms.first_day`, termName], name: [termName] },
})

async function replaceHolidays(db: Database, termId: string, rows: readonly Holiday[]): Promise<void> {
  await db.delete(holidays).where(eq(holidays.termId, termId))
  if (rows.length > 0) await db.insert(holidays).values(rows.map((it) => ({ ...it, termId })))
}

/** A term is saved with its holidays. */
export const termRows = withHolidays(rowsWithoutHolidays)

function withHolidays<Row extends EntryRow, Values>(
  rows: EntryRows<Row, Values>,
): EntryRows<Row, Values & { holidays: readonly Holiday[] }> {
  return {
    ...rows,
    async insert(db, values) {
      const termId = await rows.insert(db, values)
      await replaceHolidays(db, termId, values.holidays)
      return termId
    },
    async change(db, termId, from, values) {
      const isChanged = await rows.change(db, termId, from, values)
      if (isChanged && values.holidays) await replaceHolidays(db, termId, values.holidays)
      return isChanged
    },
  }
}

/**
 * Archives the classes that are not archived yet; the instant distinguishes them from those archived before.
 */
export const archiveTermClasses = (db: Database, termId: string, now: Date) =>
  db.execute(sql`update ${classes} set archived_at = ${now}, updated_at = ${now}, version = version + 1
    where term_id = ${termId} and archived_at is null`)

/** Restores the classes that were archived with the term, at this instant. */
export const restoreTermClasses = (db: Database, termId: string, archivedAt: Date, now: Date) =>
  db.execute(sql`update ${classes} set archived_at = null, updated_at = ${now}, version = version + 1
    where term_id = ${termId} and archived_at = ${archivedAt}`)

/**
 * The archived courses of classes that were archived with the term, which could not be restored without them.
 */
export const countLostCourses = (db: Database, termId: string, archivedAt: Date) =>
  countBlocking(db, {
    courses: sql`select count(distinct c.id) from classes k join courses c on c.id = k.course_id
      where k.term_id = ${termId} and k.archived_at = ${archivedAt} and c.archived_at is not null`,
  })
