import { sql } from 'drizzle-orm'
import { everyWord } from '#db/lists.ts'
import { pgType } from '#db/rows.ts'
import { attendanceRate } from '#domains/attendance/counted.sql.ts'
import { courses } from '#domains/structure/structure.tables.ts'
import { sessionFigures } from '../analytics.tables.ts'
import { ofPart, type Part } from '../part.sql.ts'
import { sums, sumsShape } from '../scope.sql.ts'
import { type InTerm, rowQuery } from './row-query.repo.ts'

interface Filters extends Omit<Part, 'scope'> {
  search: string
}

const matchesClass = (search: string) =>
  everyWord(
    search,
    (pattern) => sql`f.class_id in (select k.id from classes k join courses c on c.id = k.course_id
      where c.code::text ilike ${pattern} or c.title ilike ${pattern})`,
  )

/** Sessions, each with the total of its batches that match the filters. */
export const sessionRows = rowQuery({
  shape: {
    sessionId: sessionFigures.sessionId,
    classId: sessionFigures.classId,
    courseCode: pgType.text,
    courseTitle: courses.title,
    startsAt: sessionFigures.startsAt,
    /** Number of sessions held. */
    sessions: pgType.int,
    ...sumsShape,
  },
  matching: ({ search, ...part }: InTerm<Filters>) =>
    sql`session_figures f where ${ofPart(part, matchesClass(search))}`,
  select: (matching, order, limit) => sql`
    with held as (select f.session_id, f.class_id, f.starts_at, 1 as sessions, ${sums} from ${matching}
      group by f.session_id, f.class_id, f.starts_at)
    select p.session_id, p.class_id, c.code::text as course_code, c.title as course_title,
      p.starts_at, p.sessions, p.present, p.late, p.absent, p.excused
    from held p join classes k on k.id = p.class_id join courses c on c.id = k.course_id
    order by ${order} ${limit}`,
  count: (matching) => sql`select count(distinct f.session_id)::int from ${matching}`,
  sorts: {
    startsAt: (direction) => sql`p.starts_at ${direction}`,
    course: (direction) => sql`c.code ${direction}`,
    percentage: (direction) => sql`${attendanceRate(sql`p`)} ${direction} nulls last`,
    late: (direction) => sql`p.late ${direction}`,
  },
  tieBreak: sql`p.starts_at desc, p.session_id`,
  fileOrder: sql`p.starts_at desc, p.session_id desc`,
  isAfter: ({ startsAt, sessionId }) =>
    sql`(f.starts_at, f.session_id) < (${startsAt.toISOString()}::timestamptz, ${sessionId}::uuid)`,
})
