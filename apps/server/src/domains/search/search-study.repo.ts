import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import type { Actor } from '#http/context.ts'
import { classesOf } from './search.repo.ts'
import type { Searched } from './search.rules.ts'
import { type Asked, atMost, bestFirst, fitsAll, fitsAny } from './search.sql.ts'

type Reader = Pick<Actor, 'id' | 'role'>

export interface ClassRow extends Searched {
  id: string
  name: string
  term: string
  lecturers: string | null
}

const courseName = sql`c.code::text || ' ' || c.title`
const courseTitle = sql`search_fold(c.title)`
const courseKeys = sql`array[search_fold(c.code::text)]`

/** Classes of a course, and of a term where it is typed, too; the latest term first. */
export const findClasses = (db: Database, reader: Reader, asked: Asked): Promise<ClassRow[]> => {
  const text = sql`(c.search_text || t.folded)`
  return rowsOf(
    db,
    sql`
    select k.id, ${courseName} as name, t.name as term, ${courseTitle} as title, ${text} as text, ${courseKeys} as keys,
      (select string_agg(p.first_name || ' ' || p.last_name, ', ' order by p.last_name, p.first_name)
        from class_lecturers l join people p on p.id = l.lecturer_id where l.class_id = k.id) as lecturers
    from courses c
    join classes k on k.course_id = c.id and k.archived_at is null
    join (select id, name, first_day, ' ' || search_fold(name) as folded from terms offset 0) t on t.id = k.term_id
    where ${fitsAny(sql`c.search_text`, asked)} and ${fitsAll(text, asked)} and ${classesOf(reader)}
    order by ${bestFirst(text, asked)}, t.first_day desc, c.code, k.id ${atMost(asked)}`,
  )
}

export interface CourseRow extends Searched {
  id: string
  code: string
  name: string
  department: string | null
}

export const findCourses = (db: Database, asked: Asked): Promise<CourseRow[]> => {
  const text = sql`c.search_text`
  return rowsOf(
    db,
    sql`
    select c.id, c.code::text as code, ${courseName} as name, d.name as department, ${courseTitle} as title,
      ${text} as text, ${courseKeys} as keys
    from courses c left join departments d on d.id = c.department_id
    where c.archived_at is null and ${fitsAll(text, asked)}
    order by ${bestFirst(text, asked)}, c.code ${atMost(asked)}`,
  )
}

export interface AssignmentRow extends Searched {
  id: string
  name: string
  courseCode: string
  dueAt: Date
  published: boolean
}

/** Assignments by their title, and course where it is typed, too; students find what is published. */
export const findAssignments = (db: Database, reader: Reader, asked: Asked): Promise<AssignmentRow[]> => {
  const text = sql`(a.search_text || c.search_text)`
  return rowsOf(
    db,
    sql`
    select a.id, a.title as name, c.code::text as "courseCode", a.due_at as "dueAt",
      a.published_at is not null as published, search_fold(a.title) as title, ${text} as text, '{}'::text[] as keys
    from assignments a
    join classes k on k.id = a.class_id
    join courses c on c.id = k.course_id
    where a.archived_at is null and ${reader.role === 'student' ? sql`a.published_at is not null` : sql`true`}
      and ${fitsAny(sql`a.search_text`, asked)} and ${fitsAll(text, asked)} and ${classesOf(reader)}
    order by ${bestFirst(text, asked)}, a.due_at desc, a.id ${atMost(asked)}`,
    ['dueAt'],
  )
}

export interface ExamRow extends Searched {
  id: string
  name: string
  courseCode: string
  startsAt: Date
  state: 'draft' | 'published' | 'cancelled'
}

/** A sitting in place of another is its own students' alone. */
const sits = ({ id, role }: Reader) =>
  role === 'student'
    ? sql`(e.sitting = 'class' or exists (select 1 from exam_deferrals f
        where f.new_exam_id = e.id and f.student_id = ${id} and f.reversed_at is null))`
    : sql`true`

/** Exams by their title, and course where it is typed, too; others than admins find what is published. */
export const findExams = (db: Database, reader: Reader, asked: Asked): Promise<ExamRow[]> => {
  const text = sql`(e.search_text || c.search_text)`
  return rowsOf(
    db,
    sql`
    select e.id, e.title as name, c.code::text as "courseCode", e.starts_at as "startsAt",
      case when e.cancelled_at is not null then 'cancelled' when e.published_at is null then 'draft' else 'published' end as state,
      search_fold(e.title) as title, ${text} as text, '{}'::text[] as keys
    from exams e
    join classes k on k.id = e.class_id
    join courses c on c.id = k.course_id
    where e.archived_at is null and ${reader.role === 'admin' ? sql`true` : sql`e.published_at is not null`}
      and ${fitsAny(sql`e.search_text`, asked)} and ${fitsAll(text, asked)}
      and ${classesOf(reader)} and ${sits(reader)}
    order by ${bestFirst(text, asked)}, e.starts_at desc, e.id ${atMost(asked)}`,
    ['startsAt'],
  )
}
