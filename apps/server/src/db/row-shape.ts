import type { GetColumnData } from 'drizzle-orm'
import { type AnyPgColumn, PgColumn } from 'drizzle-orm/pg-core'

/** The content of a column in a query's result. */
export interface ResultType<T> {
  /** PostgreSQL's ids of the types it may have. Without ids, any. */
  oids?: readonly number[]
  nullable?: boolean
  /** Converts the driver's value, which is not null, to ours. */
  read?(value: unknown): T
  /** Only for the compiler. */
  data?: T
}

/**
 * The columns of a query's result: a column of a table, or the type of an expression. The key `startsAt` is
 * read from the result's column `starts_at`.
 */
export type RowShape = Record<string, ShapeColumn>

export type ShapeColumn = AnyPgColumn | ResultType<unknown>

export type ShapeRow<S extends RowShape> = { -readonly [K in keyof S]: ColumnData<S[K]> }

/** The TypeScript type of a column of a shape. */
export type ColumnData<C> = C extends AnyPgColumn
  ? GetColumnData<C>
  : C extends ResultType<infer T>
    ? T
    : never

const resultType = <T>(...oids: number[]): ResultType<T> => (oids.length > 0 ? { oids } : {})

const text = resultType<string>(25, 1042, 1043, 19)
const json = resultType<unknown>(114, 3802)

/** Types of expressions, with their TypeScript types. */
export const pgType = {
  boolean: resultType<boolean>(16),
  int: resultType<number>(21, 23),
  float: resultType<number>(700, 701),
  /** An int8, as text. */
  bigint: resultType<string>(20),
  /** An exact number, as text. */
  decimal: resultType<string>(1700),
  text,
  /** Text of an extension's type, whose id differs from database to database. */
  citext: resultType<string>(),
  uuid: resultType<string>(2950),
  bytes: resultType<Buffer>(17),
  instant: resultType<Date>(1184),
  /** A day as YYYY-MM-DD. */
  date: resultType<string>(1082),
  /** A time of day as HH:MM:SS. */
  time: resultType<string>(1083),
  /** JSON whose structure the query's own text or the column's writer determines. */
  json: <T>(): ResultType<T> => json as ResultType<T>,
  /** A text that is one of these values. */
  oneOf: <const T extends string>(values: readonly T[]): ResultType<T> => ({
    ...resultType<T>(...text.oids!),
    read(value) {
      if (!values.includes(value as T)) throw new TypeError(`${value} is none of ${values.join(', ')}.`)
      return value as T
    },
  }),
  array: <T>({ oids, read }: ResultType<T>): ResultType<T[]> => ({
    ...(oids && { oids: oids.flatMap((oid) => arrayOids.get(oid) ?? []) }),
    ...(read && { read: (values) => (values as unknown[]).map(read) }),
  }),
}

/** PostgreSQL's ids of the array types. */
const arrayOids = new Map([
  [16, 1000],
  [17, 1001],
  [20, 1016],
  [21, 1005],
  [23, 1007],
  [25, 1009],
  [700, 1021],
  [701, 1022],
  [1042, 1014],
  [1043, 1015],
  [1082, 1182],
  [1184, 1185],
  [1700, 1231],
  [2950, 2951],
])

export const nullable = <C extends ShapeColumn>(column: C): ResultType<ColumnData<C> | null> => ({
  ...(columnType(column) as ResultType<ColumnData<C>>),
  nullable: true,
})

/** A column that may be null in its table, but not in this result. */
export const notNull = <C extends AnyPgColumn>(column: C): ResultType<NonNullable<GetColumnData<C>>> => ({
  ...(columnType(column) as ResultType<NonNullable<GetColumnData<C>>>),
  nullable: false,
})

const typesByName: Record<string, ResultType<unknown>> = {
  uuid: pgType.uuid,
  text: pgType.text,
  boolean: pgType.boolean,
  smallint: pgType.int,
  integer: pgType.int,
  real: pgType.float,
  'double precision': pgType.float,
  numeric: pgType.decimal,
  date: pgType.date,
  time: pgType.time,
  'timestamp with time zone': pgType.instant,
  bytea: pgType.bytes,
  json,
  jsonb: json,
}

/** `bigint` and `bigserial` columns are numbers in TypeScript: none exceeds 2^53. */
const bigintNumber: ResultType<unknown> = { ...pgType.bigint, read: Number }

const known = new WeakMap<object, ResultType<unknown>>()

/** The type of a shape's column. Types unknown here, such as citext, are not checked. */
export function columnType(column: ShapeColumn): ResultType<unknown> {
  if (!(column instanceof PgColumn)) return column
  const found = known.get(column)
  if (found) return found
  const name = column.getSQLType().replace(/ ?\([\d, ]+\)/, '')
  const element = name.endsWith('[]') ? typesByName[name.slice(0, -2)] : undefined
  const base = element
    ? pgType.array(element)
    : /^big(int|serial)$/.test(name)
      ? bigintNumber
      : (typesByName[name] ?? {})
  const type = { ...base, nullable: !column.notNull }
  known.set(column, type)
  return type
}
