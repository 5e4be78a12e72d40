import type { AnalyticsGroup } from '@campanile/contract/analytics/analytics-values.ts'
import { type SQL, sql } from 'drizzle-orm'
import { nameOrderOfP } from '#domains/people/people.sql.ts'

interface Group {
  /** The column to group by, from figures `f` and `joins`. */
  key: SQL
  joins: SQL
  /** Joins that provide the name of a grouped row `f`, whose `key` is the column above. */
  names: SQL
  name: SQL
  detail: SQL
}

/** How figures of sessions and of students are grouped. */
export const groups: Record<AnalyticsGroup, Group> = {
  department: {
    key: sql`g.department_id`,
    joins: sql`join batches b on b.id = f.batch_id join programmes g on g.id = b.programme_id`,
    names: sql`join departments d on d.id = f.key`,
    name: sql`d.name`,
    detail: sql`null::text`,
  },
  programme: {
    key: sql`b.programme_id`,
    joins: sql`join batches b on b.id = f.batch_id`,
    names: sql`join programmes g on g.id = f.key join departments d on d.id = g.department_id`,
    name: sql`g.name`,
    detail: sql`d.name`,
  },
  batch: {
    key: sql`f.batch_id`,
    joins: sql``,
    names: sql`join batches b on b.id = f.key join programmes g on g.id = b.programme_id`,
    name: sql`b.code::text`,
    detail: sql`g.name`,
  },
  course: {
    key: sql`k.course_id`,
    joins: sql`join classes k on k.id = f.class_id`,
    names: sql`join courses c on c.id = f.key`,
    name: sql`c.code::text || ' ' || c.title`,
    detail: sql`null::text`,
  },
  class: {
    key: sql`f.class_id`,
    joins: sql``,
    names: sql`join classes k on k.id = f.key join courses c on c.id = k.course_id`,
    name: sql`c.code::text || ' ' || c.title`,
    detail: sql`(select string_agg(p.first_name || ' ' || p.last_name, ', ' order by ${nameOrderOfP})
      from class_lecturers l join people p on p.id = l.lecturer_id where l.class_id = f.key)`,
  },
  lecturer: {
    key: sql`l.lecturer_id`,
    joins: sql`join class_lecturers l on l.class_id = f.class_id`,
    names: sql`join people p on p.id = f.key`,
    name: sql`p.first_name || ' ' || p.last_name`,
    detail: sql`p.number`,
  },
}
