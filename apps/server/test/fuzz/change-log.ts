import type pg from 'pg'

/** One statement that changed rows of a table, in a committed transaction. */
export interface Change {
  transaction: string
  table: string
  act: 'INSERT' | 'UPDATE' | 'DELETE'
}

const acts = [
  ['insert', 'new'],
  ['update', 'new'],
  ['delete', 'old'],
] as const

/**
 * Makes the database log every statement that changes a row, in the transaction of the change. Rolling back
 * removes the log entry too, so the log contains exactly what was written.
 */
export async function noteChanges(pool: pg.Pool): Promise<void> {
  await pool.query(`
    create schema fuzz;
    create table fuzz.changes (transaction xid8 not null, "table" text not null, act text not null);
    create function fuzz.note() returns trigger language plpgsql as $$ begin
      if exists (select from changed) then
        insert into fuzz.changes values (pg_current_xact_id(), tg_table_name, tg_op);
      end if;
      return null;
    end $$`)
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
    where table_type = 'BASE TABLE'
      and (table_schema = 'public' or (table_schema, table_name) = ('graphile_worker', '_private_jobs'))`,
  )
  const triggers = rows.flatMap(({ name }) =>
    acts.map(
      ([act, side]) =>
        `create trigger fuzz_${act} after ${act} on ${name} referencing ${side} table as changed
        for each statement execute function fuzz.note()`,
    ),
  )
  await pool.query(triggers.join(';\n'))
}

/** Rows written since the last call. */
export async function takeChanges(pool: pg.Pool): Promise<Change[]> {
  const { rows } = await pool.query<Change>('delete from fuzz.changes returning transaction, "table", act')
  return rows
}
