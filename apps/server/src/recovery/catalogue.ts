import pg from 'pg'

/** What a table holds, as it is carried from one database to another. */
export interface TableShape {
  name: string
  /** Without those that the database computes itself. */
  columns: string[]
}

export interface Table extends TableShape {
  /** SQL that puts its rows into an order that is the same on every machine. */
  order: string
}

export interface SequenceState {
  name: string
  /** Null: nothing was drawn yet. */
  value: string | null
}

export const quoted = pg.escapeIdentifier

/** What an extension brought along is the extension's. */
const ofNoExtension = (catalogue: string, oid: string) =>
  `not exists (select from pg_depend d where d.classid = '${catalogue}'::regclass and d.objid = ${oid} and d.deptype = 'e')`

/** Every table of the product, by what the database itself says, so that a new one cannot be forgotten. */
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
  return rows.map(({ name, columns, key }) => ({ name, columns, order: orderOf(name, key) }))
}

interface KeyColumn {
  name: string
  type: string
}

/** Text sorts differently from one database to the next, unless it is told how. */
const orderOf = (table: string, key: KeyColumn[] | null) =>
  key?.map(({ name, type }) => inOrder(quoted(name), type)).join(', ') ?? `${quoted(table)}::text collate "C"`

const inOrder = (column: string, type: string) =>
  /^(text|citext|character|name)/.test(type) ? `${column}::text collate "C"` : column

export async function readSequences(client: pg.ClientBase): Promise<SequenceState[]> {
  const { rows } = await client.query<SequenceState>(
    `select sequencename as name, last_value::text as value from pg_sequences
      where schemaname = 'public' order by sequencename`,
  )
  return rows
}

export const columnsOf = ({ columns }: TableShape) => columns.map(quoted).join(', ')

/** How many migrations a database has seen, and the last one's hash; null: it is none of ours. */
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
