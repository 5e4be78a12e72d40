import type { entryStates } from '@campanile/contract/structure/structure-values.ts'
import { and, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause, sortDirection } from '#db/lists.ts'
import { countRows, nullable, pgType, queryRow, queryRows, type RowShape, type ShapeRow } from '#db/rows.ts'
import { firstItem } from '#platform/first-item.ts'

// Shared by the repositories of departments, programmes, batches, terms, rooms, courses and classes.

type EntryTable = PgTable & Record<'id' | 'createdAt' | 'updatedAt' | 'archivedAt' | 'version', PgColumn>

const entryRow = {
  id: pgType.uuid,
  createdAt: pgType.instant,
  updatedAt: pgType.instant,
  archivedAt: nullable(pgType.instant),
  version: pgType.int,
}
export type EntryRow = ShapeRow<typeof entryRow>

/** How rows of a table are selected: its own columns, and joined or counted ones. */
interface Reading<S extends RowShape> {
  shape: S
  columns: SQL
  joins?: SQL
  searchable: SQL
  sorts: Record<string, SQL[]>
  /** Contains the id of the entry that each row belongs to. */
  parent?: PgColumn
}

export interface ListQuery {
  search: string
  state: (typeof entryStates)[number]
  sort: string
  page: number
  pageSize: number
  parentId?: string | undefined
}

/** The columns that forms fill in. */
type EntryValues<T extends EntryTable> = Omit<T['$inferInsert'], keyof EntryRow>

/** The rows of one of these tables. */
export interface EntryRows<Row extends EntryRow, Values> {
  find(db: Database, rowId: string): Promise<Row | undefined>
  /** Rows for which `first` is true come before all others. */
  list(
    db: Database,
    query: ListQuery,
    filters?: (SQL | undefined)[],
    first?: SQL,
  ): Promise<{ rows: Row[]; total: number }>
  insert(db: Database, values: Values & { createdAt: Date; updatedAt: Date }): Promise<string>
  /** False when the row is no longer at this version, or archived. */
  change(
    db: Database,
    rowId: string,
    from: number,
    values: Partial<Values> & { updatedAt: Date },
  ): Promise<boolean>
  setArchived(db: Database, rowId: string, at: Date | null, now: Date): Promise<unknown>
  /**
   * Locks the row until the end of the transaction, so that archiving it and creating rows that need it
   * wait for each other.
   */
  hold(db: Database, rowId: string): Promise<unknown>
  /** Whether all of these rows exist and are not archived; they stay so until the transaction ends. */
  holdCurrent(db: Database, ids: readonly string[]): Promise<boolean>
}

function entryOrder(sorts: Reading<RowShape>['sorts'], sort: string, id: PgColumn): SQL {
  const direction = sortDirection(sort)
  const columns = sorts[sort.replace('-', '')] ?? []
  return sql.join([...columns.map((column) => sql`${column} ${direction}`), sql`${id}`], sql`, `)
}

/** The operations that are the same for all of these tables. */
export function entryRows<T extends EntryTable, S extends RowShape>(
  table: T,
  reading: Reading<S>,
): EntryRows<ShapeRow<typeof entryRow & S>, EntryValues<T>> {
  const { id, createdAt, updatedAt, archivedAt, version } = table
  const from = sql`from ${table} ${reading.joins ?? sql``}`
  const select = (db: Database, rest: SQL) =>
    queryRows(db, {
      ...entryRow,
      ...reading.shape,
    })`select ${id}, ${createdAt}, ${updatedAt}, ${archivedAt}, ${version}, ${reading.columns} ${from} ${rest}`

  const stateCondition = (state: ListQuery['state']) =>
    state === 'all'
      ? sql`true`
      : state === 'archived'
        ? sql`${archivedAt} is not null`
        : sql`${archivedAt} is null`

  return {
    async find(db, rowId) {
      const [row] = await select(db, sql`where ${id} = ${rowId}`)
      return row
    },

    async list(db, query, filters = [], first) {
      const { parent } = reading
      const matching = allConditions(
        stateCondition(query.state),
        containsEveryWord(query.search, reading.searchable),
        parent && query.parentId && sql`${parent} = ${query.parentId}`,
        ...filters,
      )
      const where = sql`where ${matching}`
      const order = sql`order by ${first ? sql`(${first}) desc, ` : sql``}${entryOrder(reading.sorts, query.sort, id)}`
      const [rows, total] = await Promise.all([
        select(db, sql`${where} ${order} ${pageClause(query)}`),
        countRows(db)`${from} ${where}`,
      ])
      return { rows, total }
    },

    async insert(db, values) {
      const row = firstItem(
        await db
          .insert(table)
          .values(values as never)
          .returning({ id }),
      )
      return String(row.id)
    },

    async change(db, rowId, from, values) {
      const { rowCount } = await db
        .update(table)
        .set({ ...values, version: from + 1 } as never)
        .where(and(eq(id, rowId), eq(version, from), isNull(archivedAt)))
      return rowCount === 1
    },

    setArchived: (db, rowId, at, now) =>
      db
        .update(table)
        .set({ archivedAt: at, updatedAt: now, version: sql`${version} + 1` } as never)
        .where(eq(id, rowId)),

    hold: (db, rowId) => db.execute(sql`select 1 from ${table} where ${id} = ${rowId} for no key update`),

    async holdCurrent(db, ids) {
      if (ids.length === 0) return true
      const { rows } = await db.execute(
        sql`select 1 from ${table} where ${id} = any(${sql.param(ids)}::uuid[]) and ${archivedAt} is null
          order by ${id} for no key update`,
      )
      return rows.length === new Set(ids).size
    },
  }
}

/** The number of rows in each of these tables that match a condition, by the table's name. */
export async function countBlocking<Name extends string>(
  db: Database,
  counts: Record<Name, SQL>,
): Promise<Record<Name, number>> {
  const columns = Object.entries<SQL>(counts).map(
    ([name, query]) => sql`(${query})::int as ${sql.identifier(name)}`,
  )
  const shape = Object.fromEntries(Object.keys(counts).map((name) => [name, pgType.int]))
  const row = await queryRow(db, shape)`select ${sql.join(columns, sql`, `)}`
  return row as Record<Name, number>
}
