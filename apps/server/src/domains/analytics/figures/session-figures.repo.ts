import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { institutionZone } from '#domains/settings/time-zone.sql.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { countedMarks, isOwn, ownMinutes, statusCounts } from './counted-marks.sql.ts'

const band = (after: number, until: number | null) =>
  sql.raw(`count(*) filter (where minutes > ${after}${until === null ? '' : ` and minutes <= ${until}`})`)

/** Recomputes the figures of sessions from their records. Returns the classes and weeks affected. */
export async function rewriteSessionFigures(db: Database, sessionIds: readonly string[], now: Date) {
  const ids = sql`${sql.param(sessionIds)}::uuid[]`
  const before = await queryRows(db, touchedRow)`delete from session_figures where session_id = any(${ids})
      returning class_id, term_id, week::text as week`
  const after = await queryRows(db, touchedRow)`with r as (
      select s.id as session_id, s.class_id, s.starts_at, s.starts_at at time zone ${institutionZone} as local, r.student_id, r.status,
        case when ${isOwn} then ${ownMinutes} end as minutes
      from ${countedMarks(now, sql`s.id = any(${ids})`)})
    insert into session_figures (session_id, batch_id, class_id, term_id, starts_at, week, weekday, hour,
      present, late, absent, excused, arrived_5, arrived_10, arrived_15, arrived_20, arrived_30, arrived_later)
    select r.session_id, m.batch_id, r.class_id, k.term_id, r.starts_at, date_trunc('week', r.local)::date,
      extract(isodow from r.local), extract(hour from r.local), ${statusCounts},
      ${band(-1, 5)}, ${band(5, 10)}, ${band(10, 15)}, ${band(15, 20)}, ${band(20, 30)}, ${band(30, null)}
    from r join classes k on k.id = r.class_id left join batch_members m on m.student_id = r.student_id
    group by r.session_id, m.batch_id, r.class_id, k.term_id, r.starts_at, r.local
    returning class_id, term_id, week::text as week`
  return [...before, ...after]
}

const touchedRow = {
  classId: sessionFigures.classId,
  termId: sessionFigures.termId,
  week: pgType.text,
}
type Touched = ShapeRow<typeof touchedRow>

/** Recomputes weeks from the figures of their sessions. */
export async function rewriteWeekFigures(db: Database, weeks: readonly Omit<Touched, 'classId'>[]) {
  const asked = sql`(select distinct * from unnest(${sql.param(weeks.map((it) => it.termId))}::uuid[],
    ${sql.param(weeks.map((it) => it.week))}::date[]) as a (term_id, week))`
  await db.execute(
    sql`delete from week_figures f using ${asked} a where f.term_id = a.term_id and f.week = a.week`,
  )
  await db.execute(sql`insert into week_figures (term_id, week, sessions, present, late, absent, excused)
    select f.term_id, f.week, count(distinct f.session_id), sum(f.present), sum(f.late), sum(f.absent), sum(f.excused)
    from ${asked} a join session_figures f on f.term_id = a.term_id and f.week = a.week group by f.term_id, f.week`)
}
