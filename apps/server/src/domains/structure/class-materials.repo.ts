import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows } from '#db/rows.ts'
import { classes, classMaterials } from './structure.tables.ts'

const materialsRow = {
  classId: classes.id,
  archivedAt: classes.archivedAt,
  /** Null until the links are saved for the first time. */
  items: nullable(classMaterials.items),
  version: nullable(classMaterials.version),
  studentIds: pgType.array(pgType.uuid),
  lecturerIds: pgType.array(pgType.uuid),
}

/** The links of a class, and its members; undefined when the class does not exist. */
export const findMaterials = (db: Database, classId: string) =>
  queryRow(db, materialsRow)`
    select k.id as class_id, k.archived_at, m.items, m.version,
      array(select student_id from enrolments where class_id = k.id and left_at is null) as student_ids,
      array(select lecturer_id from class_lecturers where class_id = k.id) as lecturer_ids
    from classes k left join class_materials m on m.class_id = k.id
    where k.id = ${classId}`

interface NewMaterials {
  classId: string
  version: number
  items: (typeof classMaterials.$inferInsert)['items']
  updatedAt: Date
}

/** False when the links have another version, or the class is archived. */
export async function saveMaterials(db: Database, it: NewMaterials): Promise<boolean> {
  const rows = await queryRows(db, { class_id: classMaterials.classId })`
    insert into class_materials as known (class_id, items, updated_at, version)
    select k.id, ${JSON.stringify(it.items)}::jsonb, ${it.updatedAt}::timestamptz, 1
    from classes k
    where k.id = ${it.classId} and k.archived_at is null
      and (${it.version}::integer = 0 or exists (select 1 from class_materials where class_id = k.id))
    on conflict (class_id) do update set items = excluded.items, updated_at = excluded.updated_at,
      version = known.version + 1
    where known.version = ${it.version}::integer
    returning class_id`
  return rows.length === 1
}
