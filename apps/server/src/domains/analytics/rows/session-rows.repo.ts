import type { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWord, pageClause } from '#db/lists.ts'
import { pgType, type RowOf } from '#db/row-shape.ts'
import { queryRow, queryRows } from '#db/rows.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { ofPart, type Part } from '../part.sql.ts'
import { sums, sumsShape } from '../scope.sql.ts'
import { directionOf } from './found-people.sql.ts'

const sessionRow = {
  sessionId: sessionFigures.sessionId,
  classId: sessionFigures.classId,
  courseCode: pgType.text,
  courseTitle: courses.title,
  startsAt: sessionFigures.startsAt,
  /** Number of sessions held. */
  sessions: pgType.int,
  ...sumsShape,
}
export type SessionRow = RowOf<typeof sessionRow>

export interface SessionPart extends Part {
  search: string
}

const matching = (search: string) =>
  everyWord(
    search,
    (pattern) => sql`f.class_id in (select k.id from classes k join courses c on c.id = k.course_id
      where c.code::text ilike ${pattern} or c.title ilike ${pattern})`,
  )

/** Sessions of a part, each with the total of its batches that match the filters. */
const selected = (part: SessionPart, beyond: SQL, order: SQL) => sql`
  with held as (
    select f.session_id, f.class_id, f.starts_at, 1 as sessions, ${sums} from session_figures f
    where ${ofPart(part, matching(part.search), beyond)} group by f.session_id, f.class_id, f.starts_at)
  select p.session_id, p.class_id, c.code::text as course_code, c.title as course_title,
    p.starts_at, p.sessions, p.present, p.late, p.absent, p.excused
  from held p join classes k on k.id = p.class_id join courses c on c.id = k.course_id ${order}`

const sortKeys: Record<string, SQL> = {
  startsAt: sql`p.starts_at`,
  course: sql`c.code`,
  percentage: sql`(p.present + p.late)::float8 / nullif(p.present + p.late + p.absent, 0)`,
  late: sql`p.late`,
}

type Page = Pick<ParsedInputOf<typeof analyticsRows.listAnalyticsSessions>, 'sort' | 'page' | 'pageSize'>

export async function listSessionRows(db: Database, part: SessionPart, page: Page) {
  const direction = directionOf(page.sort)
  const key = sortKeys[page.sort.replace('-', '')]!
  const rows = await queryRows(
    db,
    sessionRow,
    selected(
      part,
      sql`true`,
      sql`order by ${key} ${direction} nulls last, p.starts_at desc, p.session_id ${pageClause(page)}`,
    ),
  )
  const counted = await queryRow(
    db,
    { total: pgType.int },
    sql`select count(distinct f.session_id)::int as total from session_figures f
      where ${ofPart(part, matching(part.search))}`,
  )
  return { rows, total: counted!.total }
}

/** The next page, newest first, after the given session. */
export const listSessionsAfter = (
  db: Database,
  part: SessionPart,
  after: SessionRow | undefined,
  limit: number,
) =>
  queryRows(
    db,
    sessionRow,
    selected(
      part,
      after
        ? sql`(f.starts_at, f.session_id) < (${after.startsAt.toISOString()}::timestamptz, ${after.sessionId}::uuid)`
        : sql`true`,
      sql`order by p.starts_at desc, p.session_id desc limit ${limit}`,
    ),
  )
