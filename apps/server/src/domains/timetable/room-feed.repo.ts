import { and, eq, isNull } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { roomFeeds } from './calendar-feed.tables.ts'
import { sessions } from './timetable.tables.ts'

/** The room that a secret belongs to, unless it is archived. */
export async function findFeedRoom(db: Database, secretHash: Buffer) {
  const [row] = await db
    .select({ id: rooms.id, name: rooms.name })
    .from(roomFeeds)
    .innerJoin(rooms, eq(rooms.id, roomFeeds.roomId))
    .where(and(eq(roomFeeds.secretHash, secretHash), isNull(rooms.archivedAt)))
  return row
}

const bookingRow = {
  id: sessions.id,
  courseCode: pgType.text,
  courseTitle: pgType.text,
  /** Null: a session. */
  exam: nullable(pgType.text),
  /** False: an exam that nobody but admins knows of yet. */
  isPublic: pgType.boolean,
  batches: pgType.array(pgType.text),
  startsAt: pgType.instant,
  endsAt: pgType.instant,
  sequence: pgType.int,
  modifiedAt: pgType.instant,
}

/** Sessions and exams that take place in a room and start in an interval, by time. */
export const listRoomBookings = (db: Database, roomId: string, from: Date, to: Date, limit: number) =>
  queryRows(db, bookingRow)`
    with booked as (
      select s.id, s.class_id, null as exam, true as is_public, s.starts_at, s.ends_at, s.version, s.changed_at
      from sessions s join classes k on k.id = s.class_id
      where s.room_id = ${roomId} and s.status <> 'cancelled'
        and (k.archived_at is null or s.starts_at < k.archived_at)
      union all
      select e.id, e.class_id, e.title, e.published_at is not null, e.starts_at, e.ends_at, e.version, e.changed_at
      from exams e join exam_rooms x on x.exam_id = e.id
      where x.room_id = ${roomId} and e.cancelled_at is null and e.archived_at is null
    )
    select b.id, c.code::text as course_code, c.title as course_title, b.exam, b.is_public,
      array(select batches.code::text from class_batches cb join batches on batches.id = cb.batch_id
        where cb.class_id = b.class_id order by batches.code) as batches,
      b.starts_at, b.ends_at, b.version as sequence, greatest(b.changed_at, k.updated_at, c.updated_at) as modified_at
    from booked b
    join classes k on k.id = b.class_id
    join courses c on c.id = k.course_id
    where b.starts_at >= ${from} and b.starts_at < ${to}
    order by b.starts_at, c.code, b.id
    limit ${limit}`
