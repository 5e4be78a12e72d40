import type {
  attendanceReview as contract,
  Finding,
} from '@campanile/contract/attendance/attendance-review.ts'
import type { ParsedInput } from '@campanile/contract/operation.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { everyWord } from '#db/lists.ts'
import { nullable, pgType, queryPage, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { isRunByS, openClassOfS } from '#domains/access/session-access.sql.ts'
import { people } from '#domains/people/people.tables.ts'
import { sessionShape } from '#domains/timetable/session-shape.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import type { Actor } from '#http/context.ts'
import { attendanceRecords } from '../attendance.tables.ts'
import { shownSource, sourceOfRecord } from '../record-source.sql.ts'
import { findingSides, findings } from '../review.tables.ts'

/** Two students of different sessions who use one device within this many minutes are reported. */
const sharedWithinMinutes = 30

const foundSideRow = {
  key: pgType.text,
  sessionId: pgType.uuid,
  studentId: pgType.uuid,
  at: pgType.instant,
}
export type FoundSide = ShapeRow<typeof foundSideRow>

/**
 * Check-ins of several students from one browser, in or close to this session. A kiosk is shared on purpose.
 */
export const findSharedDevices = (db: Database, sessionId: string) =>
  queryRows(db, foundSideRow)`
    with here as (
      select device_id, min(at) as first_at, max(at) as last_at from attempts
      where session_id = ${sessionId} and outcome = 'accepted' and method not in ('scan', 'kiosk')
        and device_id is not null
      group by device_id
    ), sides as (
      select t.device_id, t.session_id, t.person_id, min(t.at) as at
      from here h join attempts t on t.device_id = h.device_id and t.outcome = 'accepted' and t.method <> 'scan'
        and t.at between h.first_at - ${sharedWithinMinutes} * interval '1 minute'
          and h.last_at + ${sharedWithinMinutes} * interval '1 minute'
      where t.person_id is not null and t.session_id is not null and t.method <> 'kiosk'
      group by t.device_id, t.session_id, t.person_id
    )
    select 'device ' || s.device_id || ' ' || shared.first_session as key,
      s.session_id, s.person_id as student_id, s.at
    from sides s
    join (select device_id, min(session_id::text) as first_session from sides
      group by device_id having count(distinct person_id) > 1) shared on shared.device_id = s.device_id`

/** Check-ins from a different network than their scan, which was made without signing in. */
export const findMovedScans = (db: Database, sessionId: string) =>
  queryRows(db, foundSideRow)`
    select 'moved-scan ' || session_id as key, session_id, person_id as student_id, min(at) as at
    from attempts where session_id = ${sessionId} and network_changed group by session_id, person_id`

/** Students marked present or late in this session and in an overlapping one in another room. */
export const findTwoPlaces = (db: Database, sessionId: string) =>
  queryRows(db, foundSideRow)`
    with clash as (
      select 'places ' || a.student_id || ' ' || least(s.id::text, o.id::text) || ' '
          || greatest(s.id::text, o.id::text) as key,
        a.student_id, s.id as here, a.marked_at as here_at, o.id as there, b.marked_at as there_at
      from sessions s
      join sessions o on o.id <> s.id and o.status <> 'cancelled' and o.starts_at < s.ends_at
        and o.starts_at > s.starts_at - interval '1 day' and o.ends_at > s.starts_at
        and o.room_id is distinct from s.room_id
      join attendance_records a on a.session_id = s.id and a.status in ('present', 'late')
      join attendance_records b on b.session_id = o.id and b.student_id = a.student_id
        and b.status in ('present', 'late')
      where s.id = ${sessionId} and s.status <> 'cancelled'
    )
    select key, here as session_id, student_id, here_at as at from clash
    union all
    select key, there, student_id, there_at from clash`

/** Stores findings and returns how many are new or have new sides. Those that were decided are reopened. */
export async function putFindings(
  db: Database,
  kind: Finding['kind'],
  found: FoundSide[],
  now: Date,
): Promise<number> {
  const keys = [...new Set(found.map(({ key }) => key))]
  if (keys.length === 0) return 0
  await db
    .insert(findings)
    .values(keys.map((key) => ({ kind, key, foundAt: now })))
    .onConflictDoNothing()
  const known = await db
    .select({ id: findings.id, key: findings.key })
    .from(findings)
    .where(inArray(findings.key, keys))
  const idsByKey = new Map(known.map(({ id, key }) => [key, id]))
  const added = await db
    .insert(findingSides)
    .values(found.map(({ key, ...side }) => ({ findingId: idsByKey.get(key)!, ...side })))
    .onConflictDoNothing()
    .returning({ id: findingSides.findingId })
  const changed = [...new Set(added.map(({ id }) => id))]
  if (changed.length > 0) await reopen(db, changed)
  return changed.length
}

const reopen = (db: Database, ids: string[]) =>
  db
    .update(findings)
    .set({
      state: 'open',
      decidedAt: null,
      decidedBy: null,
      words: null,
      version: sql`${findings.version} + 1`,
    })
    .where(and(inArray(findings.id, ids), sql`${findings.state} <> 'open'`))

const findingRow = {
  id: findings.id,
  kind: findings.kind,
  state: findings.state,
  version: findings.version,
  foundAt: findings.foundAt,
  decidedAt: findings.decidedAt,
  words: findings.words,
  decidedBy: nullable(pgType.text),
}
export type FindingRow = ShapeRow<typeof findingRow>

const columns = sql`f.id, f.kind, f.state, f.version, f.found_at, f.decided_at, f.words,
  m.first_name || ' ' || m.last_name as decided_by`
/** A finding is visible to everyone who runs one of its sessions. */
const concerning = (actor: Actor, search: string) => sql`exists (
  select 1 from attendance_finding_sides d
  join sessions s on s.id = d.session_id
  join classes k on k.id = s.class_id
  join courses c on c.id = k.course_id
  join people p on p.id = d.student_id
  where d.finding_id = f.id and ${isRunByS(actor)} and ${everyWord(
    search,
    (it) =>
      sql`c.code::text ilike ${it} or c.title ilike ${it} or p.first_name || ' ' || p.last_name ilike ${it} or p.number ilike ${it}`,
  )})`

type Query = ParsedInput<typeof contract.listFindings>

export async function listFindings(db: Database, actor: Actor, query: Query) {
  const { state, kind, search, findingId } = query
  const where = sql`${state === 'open' ? sql`f.state = 'open'` : sql`f.state <> 'open'`}
    and ${kind ? sql`f.kind = ${kind}` : sql`true`} and ${concerning(actor, search)}
    and ${findingId ? sql`f.id = ${findingId}` : sql`true`}`
  return queryPage(db, findingRow, {
    rows: sql`select ${columns} from attendance_findings f left join people m on m.id = f.decided_by
    where ${where} order by f.found_at desc, f.id`,
    count: sql`from attendance_findings f where ${where}`,
    page: query,
  })
}

/** Locks the finding until the end of the transaction. */
export const findFinding = (db: Database, actor: Actor, findingId: string): Promise<FindingRow | undefined> =>
  queryRow(
    db,
    findingRow,
  )`select ${columns} from attendance_findings f left join people m on m.id = f.decided_by
    where f.id = ${findingId} and ${concerning(actor, '')} for update of f`

const sideRow = {
  findingId: findingSides.findingId,
  sessionId: sessions.id,
  classId: nullable(sessions.classId),
  ...sessionShape,
  studentId: people.id,
  studentName: pgType.text,
  number: people.number,
  profileImage: people.profileImage,
  at: findingSides.at,
  markStatus: nullable(attendanceRecords.status),
  markSource: nullable(shownSource),
  mayMark: pgType.boolean,
}
export type SideRow = ShapeRow<typeof sideRow>

export const listSides = (db: Database, actor: Actor, findingIds: readonly string[]) =>
  queryRows(db, sideRow)`
    select d.finding_id, s.id as session_id, ${openClassOfS(actor)} as class_id, c.code as course_code, c.title as course_title,
      r.name as room, s.starts_at, s.ends_at, p.id as student_id,
      p.first_name || ' ' || p.last_name as student_name, p.number, p.profile_image, d.at,
      a.status as mark_status, ${sourceOfRecord(sql`a`)} as mark_source,
      ${isRunByS(actor)} and s.status <> 'cancelled' as may_mark
    from attendance_finding_sides d
    join sessions s on s.id = d.session_id
    join classes k on k.id = s.class_id
    join courses c on c.id = k.course_id
    join people p on p.id = d.student_id
    left join rooms r on r.id = s.room_id
    left join attendance_records a on a.session_id = d.session_id and a.student_id = d.student_id
    where d.finding_id = any(${sql.param(findingIds)}::uuid[])
    order by d.at, d.student_id`

type Settled = Pick<typeof findings.$inferInsert, 'state' | 'decidedAt' | 'decidedBy' | 'words'>

export const settle = (db: Database, findingId: string, settled: Settled) =>
  db
    .update(findings)
    .set({ ...settled, version: sql`${findings.version} + 1` })
    .where(eq(findings.id, findingId))
