import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { importRows } from './imports.tables.ts'

const changedMemberRow = {
  kind: importRows.kind,
  classId: pgType.uuid,
  personId: pgType.uuid,
  /** False: they left the class. */
  joins: pgType.boolean,
  /** Their account is new with this import, or is removed by its rollback. */
  isNew: pgType.boolean,
}
export type ChangedMember = ShapeRow<typeof changedMemberRow>

/** Students and lecturers whose membership of a class changes when this import is applied or rolled back. */
export const listChangedMembers = (
  db: Database,
  importId: string,
  step: 'import' | 'rollback',
): Promise<ChangedMember[]> =>
  queryRows(db, changedMemberRow)`
    with members as (
      select r.kind, (r.after ->> 'class_id')::uuid as class_id,
        coalesce(r.after ->> 'student_id', r.after ->> 'lecturer_id')::uuid as person_id,
        r.before is not null and r.before ->> 'left_at' is null as was_in,
        case r.kind when 'lecturer' then r.outcome <> 'deactivate' else r.after ->> 'left_at' is null end as is_in
      from import_rows r
      where r.import_id = ${importId} and r.kind in ('enrolment', 'lecturer')
        and r.outcome in ('create', 'change', 'deactivate') and r.undo is distinct from 'kept'
    )
    select m.kind, m.class_id, m.person_id,
      ${step === 'import' ? sql`m.is_in` : sql`m.was_in`} as joins, p.target_id is not null as is_new
    from members m
    left join import_rows p on p.import_id = ${importId} and p.kind = 'person' and p.outcome = 'create'
      and p.target_id = m.person_id and p.undo is distinct from 'kept'
    where m.was_in <> m.is_in`
