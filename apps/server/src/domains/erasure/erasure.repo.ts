import type { ErasureItem } from '@campanile/contract/erasure/erasure.ts'
import { and, asc, eq, type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRow, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import type { ErasureStep } from '#domains/personal-data/personal-data.registry.ts'
import { erasures } from './erasure.tables.ts'

export type ErasureRow = typeof erasures.$inferSelect

export async function findErasure(db: Database, personId: string): Promise<ErasureRow | undefined> {
  const [row] = await db.select().from(erasures).where(eq(erasures.personId, personId))
  return row
}

/** Returns false when it was requested already. */
export async function insertErasure(db: Database, row: typeof erasures.$inferInsert): Promise<boolean> {
  const rows = await db.insert(erasures).values(row).onConflictDoNothing().returning({ id: erasures.id })
  return rows.length === 1
}

export const listWorking = (db: Database) =>
  db
    .select({ personId: erasures.personId })
    .from(erasures)
    .where(eq(erasures.status, 'working'))
    .orderBy(asc(erasures.requestedAt))
    .limit(100)

export const finishErasure = (
  db: Database,
  personId: string,
  report: { items: ErasureItem[]; files: number; erasedAt: Date },
) =>
  db
    .update(erasures)
    .set({ ...report, status: 'erased' })
    .where(and(eq(erasures.personId, personId), eq(erasures.status, 'working')))

const obstacleFactsRow = {
  archived: pgType.boolean,
  unpaid: pgType.boolean,
  importing: pgType.boolean,
}
export type ObstacleFacts = ShapeRow<typeof obstacleFactsRow>

export const findObstacles = (db: Database, personId: string): Promise<ObstacleFacts | undefined> =>
  queryRow(db, obstacleFactsRow)`select p.archived_at is not null as archived,
      exists (select 1 from payslips s join pay_runs r on r.id = s.pay_run_id
        where s.person_id = p.id and r.paid_at is null and r.reversed_at is null) as unpaid,
      exists (select 1 from imports i where i.state in ('reading', 'applying', 'undoing')) as importing
      from people p where p.id = ${personId}`

interface Whom {
  personId: string
  /** The name that replaces the person's name. */
  pseudonym: string
}

/** Replaces the declarations' placeholders in SQL with values. */
function bound(text: string, { personId, pseudonym }: Whom): SQL {
  const parts = text.split(/(\$me|\$name)/).map((part) => {
    if (part === '$me') return sql`${personId}::uuid`
    return part === '$name' ? sql`${pseudonym}::text` : sql.raw(part)
  })
  return sql.join(parts, sql``)
}

export async function countRows(db: Database, step: ErasureStep, whom: Whom): Promise<number> {
  const row = await queryRow(db, {
    count: pgType.int,
  })`select count(*)::int as count from ${sql.identifier(step.table)} t where ${bound(step.rows, whom)}`
  return row?.count ?? 0
}

/** Applies a step; returns the number of rows, and the keys of files that no other row refers to. */
export async function applyStep(db: Database, step: ErasureStep, whom: Whom) {
  const { table, rows, files = [], kept } = step
  const keys = files.length > 0 ? await listFiles(db, step, whom) : []
  const sets = Object.entries(kept ?? {})
  if (kept && sets.length === 0) return { count: await countRows(db, step, whom), keys }
  const where = sql`${sql.identifier(table)} t`
  const { rowCount } = await db.execute(
    kept
      ? sql`update ${where} set ${sql.join(
          sets.map(([column, value]) => sql`${sql.identifier(column)} = ${bound(value, whom)}`),
          sql`, `,
        )} where ${bound(rows, whom)}`
      : sql`delete from ${where} where ${bound(rows, whom)}`,
  )
  return { count: rowCount ?? 0, keys: await namedByNobody(db, step, keys) }
}

/** Several rows can refer to one file. In the demo, one file is used for everyone's coursework. */
async function namedByNobody(
  db: Database,
  { table, files = [] }: ErasureStep,
  keys: string[],
): Promise<string[]> {
  if (keys.length === 0) return []
  const named = files.map(
    (column) => sql`select ${sql.identifier(column)} as key from ${sql.identifier(table)}
      where ${sql.identifier(column)} = any(${sql.param(keys)}::text[])`,
  )
  const rows = await queryValues(db, pgType.text)`${sql.join(named, sql` union `)}`
  const still = new Set(rows)
  return keys.filter((key) => !still.has(key))
}

async function listFiles(
  db: Database,
  { table, rows, files = [] }: ErasureStep,
  whom: Whom,
): Promise<string[]> {
  const columns = sql.join(
    files.map((column) => sql`t.${sql.identifier(column)}`),
    sql`, `,
  )
  const found = await queryRows(db, {
    keys: pgType.array(pgType.text),
  })`select array[${columns}] as keys from ${sql.identifier(table)} t where ${bound(rows, whom)}`
  return found.flatMap(({ keys }) => keys.filter((it) => it !== null))
}
