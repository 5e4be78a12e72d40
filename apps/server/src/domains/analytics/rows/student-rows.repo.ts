import { sql } from 'drizzle-orm'
import { nullable, pgType } from '#db/rows.ts'
import { attendanceRate } from '#domains/attendance/counted.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { programmes } from '#domains/structure/structure.tables.ts'
import { studentFigures } from '../analytics.tables.ts'
import { inScope, sums, sumsShape } from '../scope.sql.ts'
import { byName, isFound } from './found-people.sql.ts'
import { type InTerm, rowQuery } from './row-query.repo.ts'

/** Students with a record that counts, with the total of their classes in the scope. */
export const studentRows = rowQuery({
  shape: {
    studentId: studentFigures.studentId,
    firstName: people.firstName,
    lastName: people.lastName,
    number: people.number,
    batch: nullable(pgType.text),
    programme: nullable(programmes.name),
    classes: pgType.int,
    ...sumsShape,
  },
  matching: ({ scope, search }: InTerm<{ search: string }>) =>
    sql`student_figures f where ${inScope(scope, sql`f.letters <> ''`, isFound(sql`f.student_id`, search))}`,
  select: (matching, order, limit) => sql`
    with f as (select f.student_id, count(*)::int as classes, ${sums} from ${matching} group by f.student_id)
    select f.student_id, p.first_name, p.last_name, p.number,
      b.code::text as batch, g.name as programme, f.classes, f.present, f.late, f.absent, f.excused
    from f join people p on p.id = f.student_id left join batch_members m on m.student_id = f.student_id
    left join batches b on b.id = m.batch_id left join programmes g on g.id = b.programme_id
    order by ${order} ${limit}`,
  count: (matching) => sql`select count(*)::int from (select distinct f.student_id from ${matching}) of`,
  sorts: {
    student: (direction) => byName(sql`p`, direction),
    percentage: (direction) => sql`${attendanceRate(sql`f`)} ${direction} nulls last`,
    late: (direction) => sql`f.late ${direction}`,
    absent: (direction) => sql`f.absent ${direction}`,
  },
  tieBreak: sql`${byName(sql`p`, sql`asc`)}, f.student_id`,
  fileOrder: sql`f.student_id`,
  isAfter: ({ studentId }) => sql`f.student_id > ${studentId}`,
})
