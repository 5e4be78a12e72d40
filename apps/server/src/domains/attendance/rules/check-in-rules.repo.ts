import type { CheckInWay } from '@campanile/contract/attendance/check-in.ts'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { runnersOfClass } from '#domains/access/session-access.sql.ts'
import { classes, courses } from '#domains/structure/structure.tables.ts'
import { checkInRules } from '../check-in-rules.tables.ts'

const rulesRow = {
  classId: classes.id,
  courseTitle: courses.title,
  /** Null until the rules are changed for the first time. */
  version: nullable(checkInRules.version),
  ways: nullable(checkInRules.ways),
  requireNetwork: nullable(checkInRules.requireNetwork),
  maxDistance: checkInRules.maxDistance,
  lecturerIds: pgType.array(pgType.uuid),
  studentIds: pgType.array(pgType.uuid),
  /** Rooms of upcoming sessions. */
  roomsWithoutNetwork: pgType.array(pgType.text),
  roomsWithoutPlace: pgType.array(pgType.text),
}
export type RulesRow = ShapeRow<typeof rulesRow>

/** Undefined when the class does not exist. */
export const findRules = (db: Database, classId: string, now: Date): Promise<RulesRow | undefined> =>
  queryRow(db, rulesRow)`
    with used as (
      select distinct r.name, r.network, r.latitude from sessions s join rooms r on r.id = s.room_id
      where s.class_id = ${classId} and s.ends_at > ${now}::timestamptz and s.status <> 'cancelled')
    select k.id as class_id, c.title as course_title, cr.version, cr.ways, cr.require_network, cr.max_distance,
      ${runnersOfClass(sql`k.id`, now)} as lecturer_ids,
      array(select student_id from enrolments where class_id = k.id and left_at is null) as student_ids,
      array(select name::text from used where network is null order by name) as rooms_without_network,
      array(select name::text from used where latitude is null order by name) as rooms_without_place
    from classes k
    join courses c on c.id = k.course_id
    left join check_in_rules cr on cr.class_id = k.id
    where k.id = ${classId}`

/** The methods a class allows; null until its rules are changed. Registers read this often. */
export async function findWays(db: Database, classId: string): Promise<CheckInWay[] | null> {
  const [row] = await db
    .select({ ways: checkInRules.ways })
    .from(checkInRules)
    .where(eq(checkInRules.classId, classId))
  return row?.ways ?? null
}

interface NewRules {
  classId: string
  version: number
  ways: CheckInWay[]
  requireNetwork: boolean
  maxDistance: number | null
  updatedAt: Date
}

/** False when the rules have another version. */
export async function saveRules(db: Database, it: NewRules): Promise<boolean> {
  const rows = await queryRows(db, { class_id: checkInRules.classId })`
    insert into check_in_rules as known (class_id, ways, require_network, max_distance, updated_at, version)
    select ${it.classId}::uuid, ${sql.param(it.ways)}::text[], ${it.requireNetwork}::boolean, ${it.maxDistance}::integer,
      ${it.updatedAt}::timestamptz, 1
    where ${it.version}::integer = 0 or exists (select 1 from check_in_rules where class_id = ${it.classId})
    on conflict (class_id) do update set ways = excluded.ways, require_network = excluded.require_network,
      max_distance = excluded.max_distance, updated_at = excluded.updated_at, version = known.version + 1
    where known.version = ${it.version}::integer
    returning class_id`
  return rows.length === 1
}
