import type { ReportFilter, ReportGroup, reportSorts } from '@campanile/contract/insight/reports.ts'
import { reportFilters } from '@campanile/contract/insight/reports.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, sortDirection } from '#db/lists.ts'
import { nullable, pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { attendanceRate, countStatuses, countsAt, isBelowRequired } from '#domains/attendance/counted.sql.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import { filterName, filterSql, groups } from './report-groups.sql.ts'

/** The period in which sessions start; null when it is open-ended. */
export interface Span {
  start: Date | null
  end: Date | null
}

/** Filters for records, evaluated at a point in time. */
export type Narrowed = { span: Span; now: Date } & Partial<Record<ReportFilter, string | undefined>>

/** Which rows of the report to read, and in what order. */
export interface RowsAsked {
  by: ReportGroup
  search: string
  below: boolean
  sort: (typeof reportSorts)[number]
  required: number
  limit: number
  offset: number
}

const countsShape = { present: pgType.int, late: pgType.int, absent: pgType.int, excused: pgType.int }

const countsRow = {
  held: pgType.int,
  ...countsShape,
}
export type Counts = ShapeRow<typeof countsRow>

export interface FigureRow extends Counts {
  id: string
  studentId: string | null
  classId: string | null
  name: string
  detail: string | null
}

export const startConditions = ({ start, end }: Span): SQL[] => [
  ...(start ? [sql`s.starts_at >= ${start}`] : []),
  ...(end ? [sql`s.starts_at < ${end}`] : []),
]

const conditions = (narrowed: Narrowed): SQL => {
  const filters = reportFilters.flatMap((name) => {
    const id = narrowed[name]
    return id ? [filterSql[name](id)] : []
  })
  const counting = [sql`s.status <> 'cancelled'`, countsAt(narrowed.now, sql`r`)]
  return allConditions(...counting, ...startConditions(narrowed.span), ...filters)
}

const marks = (narrowed: Narrowed) => sql`select s.class_id, r.student_id, r.session_id, r.status
  from sessions s join attendance_records r on r.session_id = s.id where ${conditions(narrowed)}`

const counts = countStatuses(sql`m`)
const sortColumns: Record<string, SQL> = {
  percentage: attendanceRate(sql`tallied`),
  held: sql`held`,
  present: sql`present`,
  late: sql`late`,
  absent: sql`absent`,
  excused: sql`excused`,
}

function rowOrder(sort: RowsAsked['sort']): SQL {
  const direction = sortDirection(sort)
  const column = sortColumns[sort.replace('-', '')]
  return column ? sql`${column} ${direction} nulls last, place` : sql`place ${direction}`
}

const countedRow = {
  id: pgType.text,
  studentId: nullable(pgType.uuid),
  classId: nullable(pgType.uuid),
  name: pgType.text,
  detail: nullable(pgType.text),
  held: pgType.int,
  ...countsShape,
  place: pgType.bigint,
  belowTotal: pgType.int,
  total: pgType.int,
}

/** A page of rows, with the total number and the number below the requirement. */
export async function listFigures(db: Database, narrowed: Narrowed, asked: RowsAsked) {
  const { by, search, below, required, limit, offset } = asked
  const { key, joins, held, id, studentId, classId, name, detail, names, order } = groups[by]
  const found = containsEveryWord(search, sql`(name || ' ' || coalesce(detail, ''))`)
  const rows = await queryRows(db, countedRow)`with m as (${marks(narrowed)}),
    f as (select ${key}, ${held}::int as held, ${counts} from m ${joins} group by ${key}),
    named as (select ${id} as id, ${studentId} as student_id, ${classId} as class_id, ${name} as name, ${detail} as detail,
      held, present, late, absent, excused, row_number() over (order by ${order}) as place from f ${names}),
    found as (select * from named where ${found}),
    tallied as (select *, count(*) filter (where ${isBelowRequired(sql`found`, required)}) over ()::int as below_total from found)
    select *, count(*) over ()::int as total from tallied
    where ${below ? isBelowRequired(sql`tallied`, required) : sql`true`} order by ${rowOrder(asked.sort)} limit ${limit} offset ${offset}`
  // A page after the last one has no rows that could contain the totals.
  if (rows.length === 0 && offset > 0) {
    const first: { total: number; below: number } = await listFigures(db, narrowed, {
      ...asked,
      limit: 1,
      offset: 0,
    })
    return { rows: [], total: first.total, below: first.below }
  }
  return { rows, total: rows[0]?.total ?? 0, below: rows[0]?.belowTotal ?? 0 }
}

/** All records together; held is the number of sessions. */
export async function readOverall(db: Database, narrowed: Narrowed): Promise<Counts> {
  const row = await queryOne(
    db,
    countsRow,
  )`select count(distinct m.session_id)::int as held, ${counts} from (${marks(narrowed)}) m`
  return row
}

const termRow = {
  id: terms.id,
  name: terms.name,
  from: pgType.text,
  to: pgType.text,
}
export type TermRow = ShapeRow<typeof termRow>

/** The newest terms, latest first, limited to a length that people would read. */
export const listTerms = (db: Database) =>
  queryRows(db, termRow)`select id, name, first_day::text as "from", last_day::text as "to" from terms
      where archived_at is null order by first_day desc, id limit 24`

/** The names of selected filters; unknown ones are omitted. */
export async function listFilterNames(db: Database, narrowed: Narrowed) {
  const names = await Promise.all(
    reportFilters.map(async (filter) => {
      const id = narrowed[filter]
      const [row] = id ? await queryRows(db, { name: pgType.text })`${filterName[filter](id)}` : []
      return row ? [{ filter, name: row.name }] : []
    }),
  )
  return names.flat()
}
