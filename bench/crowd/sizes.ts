import type { openPool } from '@campanile/server/db/database.ts'

type Pool = ReturnType<typeof openPool>

/** Rows and bytes (indexes included) of each table that has any. */
export async function tableSizes(pool: Pool): Promise<Map<string, { rows: number; bytes: number }>> {
  await pool.query('vacuum analyze')
  const { rows: tables } = await pool.query<{ name: string; bytes: string }>(
    `select relname as name, pg_total_relation_size(relid) as bytes from pg_stat_user_tables where schemaname = 'public'`,
  )
  const sizes = new Map<string, { rows: number; bytes: number }>()
  for (const { name, bytes } of tables) {
    const { rows } = await pool.query<{ count: string }>(`select count(*) from "${name}"`)
    if (Number(rows[0]!.count) > 0) sizes.set(name, { rows: Number(rows[0]!.count), bytes: Number(bytes) })
  }
  return sizes
}
