import { type SQL, sql } from 'drizzle-orm'
import { PgDialect } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { firstItem } from '#platform/first-item.ts'
import type { Database } from './database.ts'
import { pageClause } from './lists.ts'
import {
  type ColumnData,
  columnType,
  pgType,
  type ResultType,
  type RowShape,
  type ShapeColumn,
  type ShapeRow,
} from './row-shape.ts'

export { notNull, nullable, pgType, type RowShape, type ShapeRow } from './row-shape.ts'

const dialect = new PgDialect()

/** Days stay text: a Date would be midnight in some time zone. */
const types = {
  getTypeParser: ((oid: number, format?: 'text') =>
    oid === pg.types.builtins.DATE
      ? (value: string) => value
      : pg.types.getTypeParser(oid, format)) as typeof pg.types.getTypeParser,
}

/** A query as a template: its values become parameters, and fragments of SQL become part of it. */
type QueryTag<T> = (strings: TemplateStringsArray, ...values: unknown[]) => Promise<T>

/** Rows of a query written in SQL, checked against their shape. */
export const queryRows =
  <S extends RowShape>(db: Database, shape: S): QueryTag<ShapeRow<S>[]> =>
  (...template) =>
    run(db, shape, sql(...template))

/**
 * Like `queryRows`, for hot paths: the database parses and plans a query of this name once per connection. Its
 * text must be the same each time.
 */
export const queryPreparedRows =
  <S extends RowShape>(db: Database, name: string, shape: S): QueryTag<ShapeRow<S>[]> =>
  (...template) =>
    run(db, shape, sql(...template), name)

/** The first row; undefined when there is none. */
export const queryRow =
  <S extends RowShape>(db: Database, shape: S): QueryTag<ShapeRow<S> | undefined> =>
  async (...template) => {
    const [row] = await run(db, shape, sql(...template))
    return row
  }

/** The row of a query that always returns one, such as an aggregate. */
export const queryOne =
  <S extends RowShape>(db: Database, shape: S): QueryTag<ShapeRow<S>> =>
  async (...template) =>
    firstItem(await run(db, shape, sql(...template)))

/** As `queryPreparedRows`, the first row; undefined when there is none. */
export const queryPreparedRow =
  <S extends RowShape>(db: Database, name: string, shape: S): QueryTag<ShapeRow<S> | undefined> =>
  async (...template) => {
    const [row] = await run(db, shape, sql(...template), name)
    return row
  }

/** The values of a query's only column, which may have any name. */
export const queryValues =
  <C extends ShapeColumn>(db: Database, column: C): QueryTag<ColumnData<C>[]> =>
  async (...template) => {
    const { fields, rows } = await execute(db, sql(...template))
    const type = checkedType(column, fields[0]!)
    return rows.map(([value]) => readValue(type, fields[0]!.name, value) as ColumnData<C>)
  }

/** Whether a query returns any row. */
export const hasRows =
  (db: Database): QueryTag<boolean> =>
  async (...template) => {
    const exists = firstItem(await queryValues(db, pgType.boolean)`select exists (${sql(...template)})`)
    return exists
  }

/** The number of rows of a clause that begins with `from`. */
export const countRows =
  (db: Database): QueryTag<number> =>
  async (...template) => {
    const total = firstItem(await queryValues(db, pgType.int)`select count(*)::int ${sql(...template)}`)
    return total
  }

/** One page of a list, with the number of its rows on all pages. `count` begins with `from`. */
export async function queryPage<S extends RowShape>(
  db: Database,
  shape: S,
  { rows: query, count, page }: { rows: SQL; count: SQL; page: { page: number; pageSize: number } },
) {
  const [rows, total] = await Promise.all([
    queryRows(db, shape)`${query} ${pageClause(page)}`,
    countRows(db)`${count}`,
  ])
  return { rows, total }
}

async function run<S extends RowShape>(db: Database, shape: S, query: SQL, name?: string) {
  const { fields, rows } = await execute(db, query, name)
  return readRows(shape, fields, rows)
}

function execute(db: Database, query: SQL, name?: string) {
  const { sql: text, params: values } = dialect.sqlToQuery(query)
  return db.$client.query<unknown[]>({ name, text, values, rowMode: 'array', types })
}

type Field = Pick<pg.FieldDef, 'name' | 'dataTypeID'>

/**
 * Rows as the driver returns them, as objects. Throws if the result does not have exactly the columns of the
 * shape with their types, or if it has a null where none is allowed: the query contradicts its shape.
 */
function readRows<S extends RowShape>(
  shape: S,
  fields: readonly Field[],
  rows: readonly unknown[][],
): ShapeRow<S>[] {
  const columns = Object.entries(shape).map(([key, column]) => {
    const name = toColumnName(key)
    const index = fields.findIndex((field) => field.name === name)
    if (index < 0) throw new TypeError(`The query returns no column ${name}.`)
    return { key, name, index, type: checkedType(column, fields[index]!) }
  })
  if (fields.length !== columns.length) {
    const extra = fields.filter((_, index) => !columns.some((column) => column.index === index))
    throw new TypeError(`The query also returns ${extra.map(({ name }) => name).join(', ')}.`)
  }
  return rows.map((values) => {
    const row: Record<string, unknown> = {}
    for (const { key, name, index, type } of columns) row[key] = readValue(type, name, values[index])
    return row as ShapeRow<S>
  })
}

function checkedType(column: ShapeColumn, { name, dataTypeID }: Field): ResultType<unknown> {
  const type = columnType(column)
  if (type.oids && !type.oids.includes(dataTypeID))
    throw new TypeError(`Column ${name} has the type ${dataTypeID}.`)
  return type
}

function readValue(type: ResultType<unknown>, name: string, value: unknown): unknown {
  if (value !== null) return type.read ? type.read(value) : value
  if (!type.nullable) throw new TypeError(`Column ${name} is null.`)
  return null
}

const columnNames = new Map<string, string>()

/** `startsAt` is `starts_at` in SQL. */
function toColumnName(key: string): string {
  const known = columnNames.get(key)
  if (known) return known
  const name = key.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`)
  columnNames.set(key, name)
  return name
}

/**
 * Array values of a prepared query, hidden from the planner. If it saw how short they are, a plan for just
 * these values would look cheaper than the generic plan, and the database would plan every call again.
 */
export const hiddenFromPlanner = (values: readonly unknown[], type: 'uuid[]' | 'bytea[]'): SQL =>
  sql`(select ${sql.param(values)}::${sql.raw(type)})`

/**
 * Puts the rows of a query for several callers in the callers' order. `place` counts from 1, as ordinality
 * does.
 */
export function inCallersOrder<T extends { place: string }>(
  count: number,
  rows: readonly T[],
): (T | undefined)[] {
  const found = new Array<T | undefined>(count).fill(undefined)
  for (const row of rows) found[Number(row.place) - 1] = row
  return found
}
