import type { ImportKind } from '@campanile/contract/imports/imports.ts'
import { type SQL, sql } from 'drizzle-orm'
import { hasPublishedResults } from '#domains/structure/course-results.sql.ts'
import { codedSql, m } from './problems.messages.ts'

interface Reference {
  /** The column with the id. */
  column: string
  kind: ImportKind
  /** Left empty when the row that it refers to was not imported. */
  optional?: boolean
}

interface KindSql {
  /** Columns: id, alias (which matches rows without a source's identifier), facts by column, and archived. */
  existing: SQL
  /** Values of a new row for columns that the file does not have. */
  defaults: Record<string, unknown>
  refs: Reference[]
  /** Rows are pairs of references and have no id. */
  pair?: [string, string]
  /**
   * The reason to reject a row, or null; can use the row's `after`, `facts` and `target_id`, and
   * `<column>_facts` of references.
   */
  rejection?: SQL
}

const facts = (...columns: string[]) =>
  sql`jsonb_build_object(${sql.raw(columns.map((column) => `'${column}', t.${column}`).join(', '))})`

/** Normalises a code or name, so that different spellings match. */
const plain = (table: string, alias: string, columns: string[]) => sql`
  select t.id, lower(${sql.raw(alias)}) as alias, ${facts(...columns)} as facts,
    t.archived_at is not null as archived
  from ${sql.identifier(table)} t`

/** An id for a row that is identified by two others. */
export const pairId = (first: SQL, second: SQL) => sql`md5(${first}::text || ${second}::text)::uuid`

const personFacts = sql`
  select t.id, lower(t.email::text) as alias,
    ${facts('email', 'first_name', 'last_name', 'role', 'employment_type', 'number', 'phone', 'department_id', 'starts_on', 'ends_on', 'is_active')}
      || jsonb_build_object('batch_id', m.batch_id) as facts,
    false as archived
  from people t
  left join batch_members m on m.student_id = t.id
  where t.archived_at is null`

/** The kinds a file can contain: how rows of each are matched, compared and rejected. */
export const kindSql: Record<ImportKind, KindSql> = {
  department: {
    existing: plain('departments', 't.name', ['name']),
    defaults: {},
    refs: [],
  },
  programme: {
    existing: sql`
      select t.id, lower(d.name || ' / ' || t.name) as alias, ${facts('department_id', 'name')} as facts,
        t.archived_at is not null as archived
      from programmes t join departments d on d.id = t.department_id`,
    defaults: {},
    refs: [{ column: 'department_id', kind: 'department' }],
  },
  batch: {
    existing: plain('batches', 't.code::text', ['programme_id', 'code', 'intake_year']),
    defaults: {},
    refs: [{ column: 'programme_id', kind: 'programme' }],
  },
  term: {
    existing: plain('terms', 't.name', ['name', 'first_day', 'last_day']),
    defaults: {},
    refs: [],
  },
  room: {
    existing: plain('rooms', 't.name::text', ['name', 'capacity', 'network', 'latitude', 'longitude']),
    defaults: { network: null, latitude: null, longitude: null },
    refs: [],
  },
  course: {
    existing: plain('courses', 't.code::text', ['department_id', 'code', 'title', 'credits']),
    defaults: { department_id: null, credits: 0 },
    refs: [{ column: 'department_id', kind: 'department', optional: true }],
    rejection: sql`case when facts -> 'credits' <> after -> 'credits' and ${hasPublishedResults(sql`target_id`)}
      then ${m.creditsOfResults()} end`,
  },
  class: {
    existing: sql`
      select t.id, null::text as alias, ${facts('course_id', 'term_id')} as facts,
        t.archived_at is not null as archived
      from classes t`,
    defaults: {},
    refs: [
      { column: 'course_id', kind: 'course' },
      { column: 'term_id', kind: 'term' },
    ],
    rejection: sql`case when facts is not null and facts <> after
      and exists (select 1 from sessions s where s.class_id = target_id)
      then ${m.classHasSessions()} end`,
  },
  person: {
    existing: personFacts,
    defaults: {
      employment_type: null,
      number: null,
      phone: null,
      department_id: null,
      ends_on: null,
      is_active: true,
      batch_id: null,
    },
    refs: [
      { column: 'batch_id', kind: 'batch' },
      { column: 'department_id', kind: 'department' },
    ],
    rejection: sql`case
      when after ->> 'role' is null then ${m.noRole()}
      when (after ->> 'ends_on')::date < (after ->> 'starts_on')::date then ${m.endBeforeStart()}
      when facts ->> 'role' = 'admin' and after ->> 'ends_on' is distinct from facts ->> 'ends_on'
        then ${m.adminEndDate()}
      when facts ->> 'role' = 'admin' and after ->> 'role' <> 'admin'
        then ${m.adminRole()}
      when exists (select 1 from people p where p.archived_at is null
          and lower(p.number) = lower(after ->> 'number') and p.id is distinct from target_id)
        then ${codedSql(m.numberTaken, { number: sql`after ->> 'number'` })}
      when after ->> 'number' is not null
          and row_number() over (partition by lower(after ->> 'number') order by row_no) > 1
        then ${codedSql(m.numberEarlier, { number: sql`after ->> 'number'` })}
      end`,
  },
  lecturer: {
    existing: sql`
      select ${pairId(sql`t.class_id`, sql`t.lecturer_id`)} as id,
        t.class_id::text || '/' || t.lecturer_id::text as alias, ${facts('class_id', 'lecturer_id')} as facts,
        false as archived
      from class_lecturers t`,
    defaults: {},
    refs: [
      { column: 'class_id', kind: 'class' },
      { column: 'lecturer_id', kind: 'person' },
    ],
    pair: ['class_id', 'lecturer_id'],
    rejection: sql`case when lecturer_id_facts ->> 'role' <> 'lecturer' then ${m.notLecturer()} end`,
  },
  enrolment: {
    existing: sql`
      select ${pairId(sql`t.class_id`, sql`t.student_id`)} as id,
        t.class_id::text || '/' || t.student_id::text as alias,
        ${facts('class_id', 'student_id', 'batch_id', 'enrolled_at', 'left_at')} as facts, false as archived
      from enrolments t`,
    defaults: { batch_id: null, left_at: null },
    refs: [
      { column: 'class_id', kind: 'class' },
      { column: 'student_id', kind: 'person' },
    ],
    pair: ['class_id', 'student_id'],
    rejection: sql`case when student_id_facts ->> 'role' <> 'student' then ${m.notStudent()} end`,
  },
}
