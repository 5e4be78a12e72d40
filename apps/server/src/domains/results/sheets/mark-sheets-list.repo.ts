import type {
  MarkSheetKind,
  MarkSheetStatus,
  markSheetSorts,
  markSheetTimes,
} from '@campanile/contract/results/mark-sheets.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { allConditions, containsEveryWord, pageClause } from '#db/lists.ts'
import { inNameOrder } from '#db/name-order.ts'
import { pgType, queryOne, queryRows, type ShapeRow } from '#db/rows.ts'
import { dayOfSql } from '#domains/people/membership.sql.ts'
import { isFromCurrentTermT } from '#domains/structure/current-term.sql.ts'
import { terms } from '#domains/structure/structure.tables.ts'
import type { Actor } from '#http/context.ts'
import { assessments, isMarker, isToCompleteX } from './assessments.sql.ts'
import { type SheetRow, selectSheets } from './mark-sheets.repo.ts'

interface Narrowing {
  search: string
  termId?: string | undefined
  fromCurrentTerm: boolean
  classId?: string | undefined
  kind?: MarkSheetKind | undefined
  when?: (typeof markSheetTimes)[number] | undefined
  toComplete: boolean
  now: Date
}

interface Filtering extends Narrowing {
  status?: MarkSheetStatus | undefined
}

interface Query extends Filtering {
  sort: (typeof markSheetSorts)[number]
  page: number
  pageSize: number
}

const searched = sql`(k.code::text || ' ' || k.title || ' ' || x.title)`

/** Whether the exam is over or the assignment is due; null for a sheet without a date. */
const isPast = (now: Date): SQL => sql`x.at <= ${now}`

const isFromCurrentTerm = (now: Date): SQL => sql`exists (
  select 1 from terms t where t.id = c.term_id and ${isFromCurrentTermT(dayOfSql(now))})`

const narrowed = (
  actor: Actor,
  { search, termId, fromCurrentTerm, classId, kind, when, toComplete, now }: Narrowing,
): SQL =>
  allConditions(
    isMarker(actor, sql`x.class_id`),
    containsEveryWord(search, searched),
    termId && sql`c.term_id = ${termId}::uuid`,
    fromCurrentTerm && isFromCurrentTerm(now),
    classId && sql`x.class_id = ${classId}::uuid`,
    kind && sql`x.kind = ${kind}`,
    when && (when === 'past' ? isPast(now) : sql`not coalesce(${isPast(now)}, false)`),
    toComplete && isToCompleteX(now),
  )

const title = inNameOrder(sql`x.title`)
/** Drafts need marks, then submitted sheets a review; published ones need nothing. */
const step = sql`case s.status when 'submitted' then 1 when 'published' then 2 else 0 end`
const orders: Record<Query['sort'], SQL> = {
  due: sql`${step}, case when ${step} < 2 then x.at end, x.at desc nulls last, x.id`,
  '-at': sql`x.at desc nulls last, x.id`,
  at: sql`x.at nulls last, x.id`,
  course: sql`k.code, x.at, x.id`,
  '-course': sql`k.code desc, x.at, x.id`,
  title: sql`${title}, x.id`,
  '-title': sql`${title} desc, x.id`,
}

const filtered = (actor: Actor, query: Filtering): SQL => sql`${narrowed(actor, query)}
  and ${query.status ? sql`coalesce(s.status, 'draft') = ${query.status}` : sql`true`}`

export const listSheets = (db: Database, actor: Actor, query: Query) =>
  selectSheets(db, filtered(actor, query), sql`order by ${orders[query.sort]} ${pageClause(query)}`)

/** Sheets without a time come last. */
const time = (at: SQL): SQL => sql`coalesce(${at}, 'infinity'::timestamptz)`

/** The next batch of sheets, in order of time. */
export const listSheetsAfter = (
  db: Database,
  actor: Actor,
  query: Filtering,
  { after, limit }: { after: SheetRow | undefined; limit: number },
) =>
  selectSheets(
    db,
    sql`${filtered(actor, query)} and ${
      after
        ? sql`(${time(sql`x.at`)}, x.id) > (${time(sql`${after.at}::timestamptz`)}, ${after.id}::uuid)`
        : sql`true`
    }`,
    sql`order by ${time(sql`x.at`)}, x.id limit ${limit}`,
  )

const sheetCountsRow = {
  submitted: pgType.int,
  published: pgType.int,
  draft: pgType.int,
}
export type SheetCounts = ShapeRow<typeof sheetCountsRow>

/** Counts by status, ignoring the status filter. */
export async function countSheets(db: Database, actor: Actor, query: Narrowing): Promise<SheetCounts> {
  const row = await queryOne(db, sheetCountsRow)`
    select count(*) filter (where s.status = 'submitted')::int as submitted,
      count(*) filter (where s.status = 'published')::int as published,
      count(*) filter (where s.status is null or s.status = 'draft')::int as draft
    from ${assessments} x
    join classes c on c.id = x.class_id
    join courses k on k.id = c.course_id
    left join mark_sheets s on s.id = x.id
    where ${narrowed(actor, query)}`
  return row
}

const waiting = (actor: Actor, now: Date): SQL =>
  sql`${isMarker(actor, sql`x.class_id`)} and ${isToCompleteX(now)}`

/** Longest waiting first. */
export const listWaiting = (db: Database, actor: Actor, now: Date, limit: number) =>
  selectSheets(db, waiting(actor, now), sql`order by x.at, x.id limit ${limit}`)

export async function countWaiting(db: Database, actor: Actor, now: Date): Promise<number> {
  const row = await queryOne(db, { count: pgType.int })`
    select count(*)::int as count from ${assessments} x
    join classes c on c.id = x.class_id left join mark_sheets s on s.id = x.id
    where ${waiting(actor, now)}`
  return row.count
}

/** Terms in which the caller has something to mark, newest first. */
export const listSheetTerms = (db: Database, actor: Actor) =>
  queryRows(db, { id: terms.id, name: terms.name })`
    select t.id, t.name from terms t
    where exists (
      select 1 from ${assessments} x join classes c on c.id = x.class_id
      where c.term_id = t.id and ${isMarker(actor, sql`x.class_id`)})
    order by t.first_day desc, t.id`
