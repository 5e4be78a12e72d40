import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'

/** Whether any amount of money is stored. */
export async function hasAmounts(db: Database): Promise<boolean> {
  const [row] = await rowsOf<{ found: boolean }>(
    db,
    sql`select exists (select 1 from pay_profiles) or exists (select 1 from pay_runs)
      or exists (select 1 from pay_items) as found`,
  )
  return row?.found === true
}
