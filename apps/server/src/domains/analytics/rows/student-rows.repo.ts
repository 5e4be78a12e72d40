import type { analyticsRows } from '@campanile/contract/analytics/analytics-rows.ts'
import type { ParsedInputOf } from '@campanile/contract/operation.ts'
import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause } from '#db/lists.ts'
import { nullable, pgType, type RowOf } from '#db/row-shape.ts'
import { countRows, queryRows } from '#db/rows.ts'
import { people } from '#domains/people/people.tables.ts'
import { programmes } from '#domains/structure/structure.tables.ts'
import { studentFigures } from '../analytics.tables.ts'
import { inScope, type Scope, sums, sumsShape } from '../scope.sql.ts'
import { byName, directionOf, isFound } from './found-people.sql.ts'

export interface StudentPart {
  scope: Scope
  search: string
}

const studentRow = {
  studentId: studentFigures.studentId,
  firstName: people.firstName,
  lastName: people.lastName,
  number: people.number,
  batch: nullable(pgType.text),
  programme: nullable(programmes.name),
  classes: pgType.int,
  ...sumsShape,
}
export type StudentRow = RowOf<typeof studentRow>

/** Students with a record that counts, with the total of their classes in the scope. */
const marked = ({ scope, search }: StudentPart, beyond: SQL = sql`true`) =>
  sql`student_figures f where ${inScope(scope, sql`f.letters <> ''`, isFound(sql`f.student_id`, search), beyond)}`

const selected = (db: Database, figures: SQL, tail: SQL) =>
  queryRows(
    db,
    studentRow,
    sql`with f as (select f.student_id, count(*)::int as classes, ${sums} from ${figures} group by f.student_id)
    select f.student_id, p.first_name, p.last_name, p.number,
      b.code::text as batch, g.name as programme, f.classes, f.present, f.late, f.absent, f.excused
    from f join people p on p.id = f.student_id left join batch_members m on m.student_id = f.student_id
    left join batches b on b.id = m.batch_id left join programmes g on g.id = b.programme_id ${tail}`,
  )

const orders: Record<string, (direction: SQL) => SQL> = {
  student: (direction) => byName(sql`p`, direction),
  percentage: (direction) =>
    sql`(f.present + f.late)::float8 / nullif(f.present + f.late + f.absent, 0) ${direction} nulls last`,
  late: (direction) => sql`f.late ${direction}`,
  absent: (direction) => sql`f.absent ${direction}`,
}

type Page = Pick<ParsedInputOf<typeof analyticsRows.listAnalyticsStudents>, 'sort' | 'page' | 'pageSize'>

export async function listStudentRows(db: Database, part: StudentPart, page: Page) {
  const order = orders[page.sort.replace('-', '')]!(directionOf(page.sort))
  const rows = await selected(
    db,
    marked(part),
    sql`order by ${order}, ${byName(sql`p`, sql`asc`)}, f.student_id ${pageClause(page)}`,
  )
  return {
    rows,
    total: await countRows(db, sql`from (select distinct f.student_id from ${marked(part)}) of`),
  }
}

/** The next students, in an order whose last page is as fast as the first. */
export const listStudentsAfter = (
  db: Database,
  part: StudentPart,
  after: StudentRow | undefined,
  limit: number,
) =>
  selected(
    db,
    sql`${marked(part, after ? sql`f.student_id > ${after.studentId}` : sql`true`)}`,
    sql`order by f.student_id limit ${limit}`,
  )
