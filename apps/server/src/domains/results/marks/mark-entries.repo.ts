import type { MarkState } from '@campanile/contract/results/mark-sheets.ts'
import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { decimalText } from '#db/lists.ts'
import { nullable, pgType, queryRows, queryValues, type ShapeRow } from '#db/rows.ts'
import { nameOrderOfP } from '#domains/people/people.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { markEntries } from '../results.tables.ts'
import { assessments, expectedOfX } from '../sheets/assessments.sql.ts'

const entryRow = {
  studentId: people.id,
  firstName: people.firstName,
  lastName: people.lastName,
  email: pgType.text,
  number: people.number,
  profileImage: people.profileImage,
  isExpected: pgType.boolean,
  state: markEntries.state,
  mark: nullable(pgType.text),
  comment: markEntries.comment,
  version: pgType.int,
  enteredAt: nullable(pgType.instant),
  enteredBy: nullable(pgType.text),
  withheld: pgType.boolean,
  withheldReason: markEntries.withheldReason,
  releasedAt: markEntries.releasedAt,
}
export type EntryRow = ShapeRow<typeof entryRow>

/** Students whose mark the sheet expects or has, by name; limited to `studentIds` if given. */
export const listEntries = (db: Database, sheetId: string, studentIds?: readonly string[]) =>
  queryRows(db, entryRow)`
    with expected as (
      select w.student_id from ${assessments} x, lateral ${expectedOfX} w where x.id = ${sheetId}::uuid
    ), entered as (
      select * from mark_entries where sheet_id = ${sheetId}::uuid
    )
    select p.id as student_id, p.first_name, p.last_name, p.email::text as email,
      p.number, p.profile_image, w.student_id is not null as is_expected, m.state,
      ${decimalText(sql`m.mark`)} as mark, m.comment, coalesce(m.version, 0) as version,
      case when m.version > 0 then m.entered_at end as entered_at,
      b.first_name || ' ' || b.last_name as entered_by, coalesce(m.withheld, false) as withheld,
      m.withheld_reason, m.released_at
    from expected w
    full join entered m on m.student_id = w.student_id
    join people p on p.id = coalesce(w.student_id, m.student_id)
    left join people b on b.id = m.entered_by
    where (w.student_id is not null or m.state is not null or m.withheld)
      and ${studentIds ? sql`p.id = any(${sql.param(studentIds)}::uuid[])` : sql`true`}
    order by ${nameOrderOfP}`

/** The new state of a mark; `version` is the version it was based on. */
export interface EntryChange {
  studentId: string
  state: MarkState | null
  mark: string | null
  version: number
  beforeState: MarkState | null
  beforeMark: string | null
}

export interface EntryWriting {
  sheetId: string
  changes: readonly EntryChange[]
  kind: 'entered' | 'imported' | 'undone' | 'corrected'
  /** The import that writes these, or whose undo does. */
  plan?: string
  at: Date
  by: string
  reason: string | null
  /** Also releases marks that are not released yet. Released ones always stay so. */
  release?: boolean
}

/**
 * Saves any number of marks, each with its history, in one statement. Marks whose version has changed are
 * skipped.
 *
 * @returns the students whose mark was saved
 */
export async function writeEntries(db: Database, it: EntryWriting): Promise<string[]> {
  const { changes, at, release = false } = it
  const list = (name: keyof EntryChange) => sql.param(changes.map((change) => change[name]))
  const rows = await queryValues(db, markEntries.studentId)`
    with given as (
      select * from unnest(${list('studentId')}::uuid[], ${list('state')}::text[], ${list('mark')}::numeric[],
        ${list('version')}::int[], ${list('beforeState')}::text[],
        ${list('beforeMark')}::numeric[], ${sql.param(changes.map(() => newId()))}::uuid[])
        g(student_id, state, mark, version, before_state, before_mark, change_id)
    ), written as (
      insert into mark_entries as m (sheet_id, student_id, state, mark, entered_by, entered_at, version,
        released_at)
      select ${it.sheetId}::uuid, student_id, state, mark, ${it.by}::uuid, ${at}::timestamptz, version + 1,
        case when ${release}::boolean and state is not null then ${at}::timestamptz end
      from given order by student_id
      on conflict (sheet_id, student_id) do update set state = excluded.state, mark = excluded.mark,
        entered_by = excluded.entered_by, entered_at = excluded.entered_at,
        version = excluded.version,
        released_at = case when not m.withheld then coalesce(m.released_at, excluded.released_at) end
      where m.version + 1 = excluded.version
      returning m.student_id
    ), noted as (
      insert into mark_changes (id, sheet_id, student_id, kind, at, by, before_state, before_mark, after_state,
        after_mark, reason, plan)
      select change_id, ${it.sheetId}::uuid, student_id, ${it.kind}::text, ${at}::timestamptz, ${it.by}::uuid,
        before_state, before_mark, state, mark, ${it.reason}::text, ${it.plan ?? null}::text
      from given join written using (student_id)
    )
    select student_id from written`
  return rows
}

interface Commenting {
  sheetId: string
  studentId: string
  before: string | null
  comment: string | null
  at: Date
}

/** Keeps the version, which belongs to the mark. @returns false when the comment is no longer `before` */
export async function writeComment(db: Database, it: Commenting): Promise<boolean> {
  const rows = await queryRows(db, { written: pgType.boolean })`
    insert into mark_entries as m (sheet_id, student_id, comment, entered_at, version)
    values (${it.sheetId}::uuid, ${it.studentId}::uuid, ${it.comment}::text, ${it.at}::timestamptz, 0)
    on conflict (sheet_id, student_id) do update set comment = excluded.comment
    where m.comment is not distinct from ${it.before}::text
    returning true as written`
  return rows.length === 1
}
