import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType } from '#db/row-shape.ts'
import { queryRow } from '#db/rows.ts'

/** Whether any amount of money is stored. */
export async function hasAmounts(db: Database): Promise<boolean> {
  const row = await queryRow(
    db,
    { found: pgType.boolean },
    sql`select exists (select 1 from pay_profiles) or exists (select 1 from pay_runs)
      or exists (select 1 from pay_items) as found`,
  )
  return row?.found === true
}
