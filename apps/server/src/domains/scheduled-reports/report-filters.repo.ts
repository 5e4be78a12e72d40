import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows } from '#db/rows.ts'

const nameRow = { id: pgType.uuid, name: pgType.text }

/** The names of rows that filters select, by id. */
export async function namesOfRows(db: Database, ids: readonly string[]): Promise<Map<string, string>> {
  const named = sql`${sql.param([...ids])}::uuid[]`
  const rows = await queryRows(db, nameRow)`
    select id, name from terms where id = any(${named})
    union all select id, code::text from batches where id = any(${named})
    union all select id, name from programmes where id = any(${named})
    union all select id, name from departments where id = any(${named})
    union all select id, name from leave_types where id = any(${named})
    union all select id, title from assignments where id = any(${named})
    union all select id, code || ' ' || title from courses where id = any(${named})
    union all select k.id, c.code || ' ' || c.title from classes k join courses c on c.id = k.course_id
      where k.id = any(${named})
    union all select id, first_name || ' ' || last_name from people where id = any(${named})`
  return new Map(rows.map(({ id, name }) => [id, name]))
}
