import { sql } from 'drizzle-orm'
import { newId } from '#db/columns.ts'
import type { Database } from '#db/database.ts'
import { hasRows, nullable, pgType, queryRow, queryRows, type ShapeRow } from '#db/rows.ts'
import { lecturersOfClass } from '#domains/access/session-access.sql.ts'
import { classes, courses } from '#domains/structure/structure.tables.ts'
import { meetings } from './timetable.tables.ts'
import type { Days, WeeklyTime } from './weekly.rules.ts'

const taughtClassRow = {
  id: classes.id,
  courseCode: pgType.text,
  courseTitle: courses.title,
  archived: pgType.boolean,
  term: pgType.json<Days & { name: string }>(),
  holidays: pgType.json<Days[]>(),
  lecturerIds: pgType.array(pgType.uuid),
  batchIds: pgType.array(pgType.uuid),
  studentIds: pgType.array(pgType.uuid),
}
export type TaughtClass = ShapeRow<typeof taughtClassRow>

/** A class with everything its timetable depends on. */
export const findTaughtClass = (db: Database, classId: string): Promise<TaughtClass | undefined> =>
  queryRow(db, taughtClassRow)`
    select k.id, c.code::text as course_code, c.title as course_title, k.archived_at is not null as archived,
      json_build_object('name', t.name, 'firstDay', t.first_day, 'lastDay', t.last_day) as term,
      (select coalesce(json_agg(json_build_object('firstDay', h.first_day, 'lastDay', h.last_day)), '[]')
        from holidays h where h.term_id = t.id or h.term_id is null) as holidays,
      array(${lecturersOfClass(sql`k.id`)}) as lecturer_ids,
      array(select b.batch_id from class_batches b where b.class_id = k.id) as batch_ids,
      array(select e.student_id from enrolments e where e.class_id = k.id and e.left_at is null) as student_ids
    from classes k
    join courses c on c.id = k.course_id
    join terms t on t.id = k.term_id
    where k.id = ${classId}`

const classAudienceRow = {
  classId: classes.id,
  courseTitle: courses.title,
  personIds: pgType.array(pgType.uuid),
}

/** The lecturers and students of classes. */
export const listClassAudience = (
  db: Database,
  classIds: readonly string[],
): Promise<ShapeRow<typeof classAudienceRow>[]> =>
  queryRows(db, classAudienceRow)`
    select k.id as class_id, c.title as course_title, array(${lecturersOfClass(sql`k.id`)}
      union select e.student_id from enrolments e where e.class_id = k.id and e.left_at is null) as person_ids
    from classes k join courses c on c.id = k.course_id
    where k.id = any(${sql.param(classIds)}::uuid[])`

const meetingRow = {
  id: meetings.id,
  classId: meetings.classId,
  weekday: meetings.weekday,
  startsAt: pgType.text,
  endsAt: pgType.text,
  roomId: meetings.roomId,
  room: nullable(pgType.text),
  version: meetings.version,
  upcoming: pgType.int,
}
export type MeetingRow = ShapeRow<typeof meetingRow>

const selectMeetings = (now: Date) => sql`
  select m.id, m.class_id, m.weekday, to_char(m.starts_at, 'HH24:MI') as starts_at,
    to_char(m.ends_at, 'HH24:MI') as ends_at, m.room_id, r.name::text as room, m.version,
    (select count(*)::int from sessions s
      where s.meeting_id = m.id and s.starts_at > ${now} and s.status <> 'cancelled') as upcoming
  from meetings m
  left join rooms r on r.id = m.room_id`

export const listMeetings = (db: Database, classId: string, now: Date): Promise<MeetingRow[]> =>
  queryRows(db, meetingRow)`${selectMeetings(now)} where m.class_id = ${classId} and m.archived_at is null
      order by m.weekday, m.starts_at, m.id`

export const findMeeting = (db: Database, id: string, now: Date): Promise<MeetingRow | undefined> =>
  queryRow(db, meetingRow)`${selectMeetings(now)} where m.id = ${id} and m.archived_at is null`

export type MeetingValues = WeeklyTime & { roomId: string | null }

export async function insertMeeting(
  db: Database,
  classId: string,
  values: MeetingValues,
  now: Date,
): Promise<string> {
  const id = newId()
  await db.insert(meetings).values({ id, classId, ...values, createdAt: now, updatedAt: now })
  return id
}

/** False when it was changed or ended by someone else. */
export async function updateMeeting(
  db: Database,
  id: string,
  version: number,
  { weekday, startsAt, endsAt, roomId }: MeetingValues,
  now: Date,
): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update meetings set weekday = ${weekday}, starts_at = ${startsAt}, ends_at = ${endsAt}, room_id = ${roomId},
      updated_at = ${now}, version = version + 1
    where id = ${id} and version = ${version} and archived_at is null`)
  return rowCount === 1
}

/** False when it has already ended. */
export async function archiveMeeting(db: Database, id: string, now: Date): Promise<boolean> {
  const { rowCount } = await db.execute(sql`
    update meetings set archived_at = ${now}, updated_at = ${now}, version = version + 1
    where id = ${id} and archived_at is null`)
  return rowCount === 1
}

/** Whether a room exists and is not archived. */
export const isRoomInUse = (db: Database, roomId: string): Promise<boolean> =>
  hasRows(db)`select 1 from rooms where id = ${roomId} and archived_at is null`
