import type { AnalyticsFilter } from '@campanile/contract/analytics/analytics-values.ts'
import { analyticsFilters } from '@campanile/contract/analytics/analytics-values.ts'
import { type SQL, sql } from 'drizzle-orm'
import { allConditions } from '#db/lists.ts'
import { pgType } from '#db/rows.ts'
import { taughtClasses } from '#domains/access/session-access.sql.ts'

/** Filters by students and classes. */
export type Filters = Partial<Record<AnalyticsFilter, string | undefined>>

/** A term, with filters. */
export interface Scope extends Filters {
  termId: string
}

const studentsIn = (where: SQL) => sql`f.batch_id in (
  select b.id from batches b join programmes g on g.id = b.programme_id where ${where})`

/** Condition of each filter for figures `f`, which have a batch and a class. */
const filterSql: Record<AnalyticsFilter, (id: string) => SQL> = {
  departmentId: (id) => studentsIn(sql`g.department_id = ${id}`),
  programmeId: (id) => studentsIn(sql`g.id = ${id}`),
  batchId: (id) => sql`f.batch_id = ${id}`,
  courseId: (id) => sql`f.class_id in (select id from classes where course_id = ${id})`,
  classId: (id) => sql`f.class_id = ${id}`,
  lecturerId: (id) => sql`f.class_id in (${taughtClasses(id)})`,
}

/** Conditions of the filters for rows `f`, in any term. */
export const withinFilters = (filters: Filters): SQL[] =>
  analyticsFilters.flatMap((name) => {
    const id = filters[name]
    return id ? [filterSql[name](id)] : []
  })

/** Conditions of a scope for rows `f`. */
export const inScope = ({ termId, ...filters }: Scope, ...more: SQL[]): SQL =>
  allConditions(sql`f.term_id = ${termId}`, ...withinFilters(filters), ...more)

/** Totals of the figures `f` by status. */
export const sums = sql`coalesce(sum(f.present), 0)::int as present, coalesce(sum(f.late), 0)::int as late,
  coalesce(sum(f.absent), 0)::int as absent, coalesce(sum(f.excused), 0)::int as excused`

export const sumsShape = { present: pgType.int, late: pgType.int, absent: pgType.int, excused: pgType.int }

/** Query for the name of the object a filter selects, as `name`. */
export const filterName: Record<AnalyticsFilter, (id: string) => SQL> = {
  departmentId: (id) => sql`select d.name from departments d where d.id = ${id}`,
  programmeId: (id) => sql`select g.name from programmes g where g.id = ${id}`,
  batchId: (id) => sql`select b.code::text as name from batches b where b.id = ${id}`,
  courseId: (id) => sql`select c.code::text || ' ' || c.title as name from courses c where c.id = ${id}`,
  classId: (id) => sql`select c.code::text || ' ' || c.title as name
    from classes k join courses c on c.id = k.course_id where k.id = ${id}`,
  lecturerId: (id) => sql`select p.first_name || ' ' || p.last_name as name
    from people p where p.id = ${id} and p.role = 'lecturer'`,
}
