import pg from 'pg'

/** The content of a table, as copied from one database to another. */
export interface TableShape {
  name: string
  /** Without generated columns. */
  columns: string[]
}

export interface Table extends TableShape {
  /** SQL that sorts its rows in the same order on every machine. */
  order: string
}

export interface SequenceState {
  name: string
  /** Null if no value has been drawn yet. */
  value: string | null
}

export const quoted = pg.escapeIdentifier

/** Excludes what extensions created. */
const ofNoExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

/** Every table of the product, read from the database's own catalogue so that no new table is forgotten. */
export async function readTables(client: pg.ClientBase): Promise<Table[]> {
  const { rows } = await client.query<{ name: string; columns: string[]; key: KeyColumn[] | null }>(`
    select c.relname as name,
      (select json_agg(a.attname order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
      (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null)) order by k.place)
        from pg_index i, unnest(i.indkey::int2[]) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as key
    from pg_class c
    where c.relnamespace = 'public'::regnamespace and c.relkind in ('r', 'p') and not c.relispartition
      and ${ofNoExtension('pg_class', 'c.oid')}
    order by c.relname`)
  return rows.map(({ name, columns, key }) => ({ name, columns, order: tableOrder(name, key) }))
}

interface KeyColumn {
  name: string
  type: string
}

/** Text sort order differs between databases unless it is specified. */
const tableOrder = (table: string, key: KeyColumn[] | null) =>
  key?.map(({ name, type }) => orderClause(quoted(name), type)).join(', ') ??
  `${quoted(table)}::text collate "C"`

const orderClause = (column: string, type: string) =>
  /^(text|citext|character|name)/.test(type) ? `${column}::text collate "C"` : column

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' order by sequencename`,
  )
  return rows
}

export const columnList = ({ columns }: TableShape) => columns.map(quoted).join(', ')

/**
 * How many migrations a database has, and the hash of the last one. Null if it is not a Campanile database.
 */
export async function readMigration(client: pg.ClientBase) {
  const { rows: found } = await client.query(
    `select to_regclass('drizzle.__drizzle_migrations') is not null as "isOurs"`,
  )
  if (!found[0].isOurs) return null
  const { rows } = await client.query<{ count: number; hash: string | null }>(
    `select count(*)::int as count, (array_agg(hash order by created_at desc))[1] as hash
      from drizzle.__drizzle_migrations`,
  )
  const { count, hash } = rows[0]!
  return hash === null ? null : { count, hash }
}
