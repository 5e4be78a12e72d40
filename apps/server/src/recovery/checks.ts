import type pg from 'pg'
import type { Progress } from './progress.ts'

interface Check {
  remove: string
  add: string
  /** Keys and indexes come before what refers to them. */
  rank: number
}

const findChecks = `
  select format('alter table %s drop constraint %I', conrelid::regclass, conname) as remove,
    format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as add,
    case contype when 'f' then 2 else 0 end as rank
  from pg_constraint
  where connamespace = 'public'::regnamespace and contype in ('p', 'u', 'x', 'f') and conparentid = 0
  union all
  select format('drop index %s', indexrelid::regclass), pg_get_indexdef(indexrelid), 1
  from pg_index join pg_class c on c.oid = indrelid
  where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p')
    and not exists (select from pg_constraint where conindid = indexrelid and contype in ('p', 'u', 'x'))
  order by rank, remove`

/**
 * Runs the work without keys, indexes and triggers, then recreates them as they were. If the rows violate a
 * key, this fails. The owner of the tables may do all of this; no administrator is needed.
 */
export async function withoutChecks(
  client: pg.ClientBase,
  tables: readonly string[],
  progress: Progress,
  work: () => Promise<void>,
): Promise<void> {
  const { rows: checks } = await client.query<Check>(findChecks)
  await client.query(inOne(checks.toReversed().map(({ remove }) => remove)))
  await client.query(inOne(tables.map((table) => `alter table ${table} disable trigger user`)))
  await work()
  for (let done = 0; done < checks.length; done += together) {
    progress(`keys and indexes: ${done} of ${checks.length}`)
    await client.query(inOne(checks.slice(done, done + together).map(({ add }) => add)))
  }
  await client.query(inOne(tables.map((table) => `alter table ${table} enable trigger user`)))
}

/** Sent as one query: hundreds of round trips would take longer than the statements themselves. */
const inOne = (statements: string[]) => statements.join(';\n')
const together = 20
