import { type SQL, sql } from 'drizzle-orm'
import { streamRows } from '#db/cursor.ts'
import type { Database } from '#db/database.ts'
import { allConditions } from '#db/lists.ts'
import { dayText, knownAs } from './known-as.sql.ts'
import { type RosterFileName, type RosterRows, rosterRows } from './roster.sql.ts'

type Cells = Record<string, string | number | null>

const className = (id: SQL) => knownAs('csv', 'class', id)

/** Our own CSV files: cells by column name. */
const csvQueries: Record<string, SQL> = {
  people: sql`select p.email::text, p.first_name as "firstName", p.last_name as "lastName", p.role,
      p.employment_type as "employmentType", p.number, p.phone, b.code::text as batch, d.name as department,
      ${dayText('p.starts_on')} as "startsOn", ${dayText('p.ends_on')} as "endsOn"
    from people p left join batch_members m on m.student_id = p.id left join batches b on b.id = m.batch_id
      left join departments d on d.id = p.department_id
    where p.archived_at is null order by p.id`,
  departments: sql`select name from departments where archived_at is null order by name`,
  programmes: sql`select d.name as department, p.name from programmes p join departments d on d.id = p.department_id
    where p.archived_at is null and d.archived_at is null order by 1, 2`,
  batches: sql`select b.code::text, d.name as department, p.name as programme, b.intake_year as "intakeYear"
    from batches b join programmes p on p.id = b.programme_id join departments d on d.id = p.department_id
    where b.archived_at is null order by 1`,
  terms: sql`select name, ${dayText('first_day')} as "firstDay", ${dayText('last_day')} as "lastDay" from terms
    where archived_at is null order by first_day, name`,
  rooms: sql`select name::text, capacity from rooms where archived_at is null order by 1`,
  courses: sql`select c.code::text, c.title, c.credits, d.name as department
    from courses c left join departments d on d.id = c.department_id where c.archived_at is null order by 1`,
  classes: sql`select ${className(sql`k.id`)} as class, c.code::text as course, t.name as term,
      (select string_agg(p.email::text, ';' order by p.email) from class_lecturers l
        join people p on p.id = l.lecturer_id where l.class_id = k.id and p.archived_at is null) as lecturers
    from classes k join courses c on c.id = k.course_id join terms t on t.id = k.term_id
    where k.archived_at is null order by 2, 3, 1`,
  enrolments: sql`select ${className(sql`e.class_id`)} as class, p.email::text as student
    from enrolments e join people p on p.id = e.student_id join classes k on k.id = e.class_id
    where e.left_at is null and p.archived_at is null and k.archived_at is null order by 1, 2`,
}

export const exportedCsv = (db: Database, format: string) => streamRows<Cells>(db, csvQueries[format]!)

/** The cells of these rows, in columns that have the names of the file's. */
function selectCells({ cells, from, isCurrent, isComplete }: RosterRows, names: readonly string[]): SQL {
  const columns = names.map((name) => sql`${cells[name] ?? sql`null`} as ${sql.identifier(name)}`)
  return sql`select ${sql.join(columns, sql`, `)} ${from} where ${allConditions(isCurrent, isComplete)}`
}

/** A file of a OneRoster bundle: cells by column name; all other columns stay empty. */
export function exportedRoster(db: Database, file: RosterFileName) {
  const parts: readonly RosterRows[] = rosterRows[file]
  const names = [...new Set(parts.flatMap(({ cells }) => Object.keys(cells)))]
  const queries = parts.map((part) => selectCells(part, names))
  return streamRows<Cells>(db, sql.join(queries, sql` union all `))
}
