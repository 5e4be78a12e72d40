import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { listReferencingColumns } from '#db/foreign-keys.ts'
import { pgType, queryValues } from '#db/rows.ts'

// Whether anything created by a roll-over has been used since. Every row that refers to it counts, unless the
// roll-over created it: new tables need no change here.

/** Rows that a class, session or assignment has from the start, or that are planned and not recorded. */
const planned = {
  classes: [
    'class_lecturers',
    'class_batches',
    'enrolments',
    'meetings',
    'sessions',
    'check_in_rules',
    'class_materials',
    'assignments',
  ],
  sessions: ['session_bookings'],
  assignments: ['assignment_files'],
}

type Used = keyof typeof planned

/** The class of a row `u`, of each of these tables. */
const classOfU = { classes: sql`u.id`, sessions: sql`u.class_id`, assignments: sql`u.class_id` }

async function tableReferences(db: Database, table: Used) {
  const columns = (await listReferencingColumns(db, table)).filter((it) => !planned[table].includes(it.table))
  return columns.map(
    ({ table: name, column }) => sql`select ${classOfU[table]} as class_id from ${sql.identifier(table)} u
      where exists (select 1 from ${sql.raw(name)} r where r.${sql.identifier(column)} = u.id)
        and ${table === 'classes' ? sql`u.id` : sql`u.class_id`} in (select id from made)`,
  )
}

/** Courses of created classes that have begun, or in which something was recorded, published or added. */
export async function listCoursesInUse(db: Database, rolloverId: string, now: Date): Promise<string[]> {
  const references = [
    ...(await tableReferences(db, 'classes')),
    ...(await tableReferences(db, 'sessions')),
    ...(await tableReferences(db, 'assignments')),
  ]
  return queryValues(db, pgType.text)`
    with made as (select k.id from term_rollover_copies o join classes k on k.id = o.copy_id
      where o.rollover_id = ${rolloverId} and o.kind = 'class'),
    used as (
      ${sql.join(references, sql` union `)}
      union select s.class_id from sessions s where s.class_id in (select id from made)
        and (s.starts_at <= ${now} or s.status = 'held')
      union select a.class_id from assignments a where a.class_id in (select id from made)
        and (a.published_at is not null or a.id not in (select copy_id from term_rollover_copies
          where rollover_id = ${rolloverId} and kind = 'assignment')))
    select distinct c.code::text from used join classes k on k.id = used.class_id
    join courses c on c.id = k.course_id order by 1`
}
