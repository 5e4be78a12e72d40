import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { nullable, pgType, queryRows, type ShapeRow } from '#db/rows.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { inOrderOfB, joinOccupiersOfB, selectClashes } from './clashes.sql.ts'
import { sessions } from './timetable.tables.ts'
import type { Slot } from './weekly.rules.ts'

export interface Resource {
  resource: 'room' | 'lecturer' | 'batch'
  id: string
}

export const clashRow = {
  resource: pgType.oneOf(['lecturer', 'room', 'batch']),
  startsAt: pgType.instant,
  endsAt: pgType.instant,
  courseCode: pgType.text,
  name: pgType.text,
  /** The title of the exam that clashes; null: a session. */
  exam: nullable(exams.title),
}
export type ClashRow = ShapeRow<typeof clashRow>

const list = (values: readonly unknown[]) =>
  sql.param(values.map((it) => (it instanceof Date ? it.toISOString() : it)))

const wantedResources = (resources: readonly Resource[]) => sql`
  unnest(${list(resources.map((it) => it.resource))}::text[], ${list(resources.map((it) => it.id))}::uuid[])
    as wanted(resource, id)`

const slotRows = (slots: readonly Slot[]) => sql`
  unnest(${list(slots.map((it) => it.startsAt))}::timestamptz[], ${list(slots.map((it) => it.endsAt))}::timestamptz[])
    as slot(starts_at, ends_at)`

/** The bookings of these resources at these times, by time, without the sessions and exams in `except`. */
export function listClashes(
  db: Database,
  resources: readonly Resource[],
  slots: readonly Slot[],
  except: readonly string[],
  limit: number,
): Promise<ClashRow[]> {
  return queryRows(db, clashRow)`
    ${selectClashes}
    from ${wantedResources(resources)}
    cross join ${slotRows(slots)}
    join session_bookings b on b.resource = wanted.resource and b.resource_id = wanted.id
      and b.during && tstzrange(slot.starts_at, slot.ends_at)
    ${joinOccupiersOfB}
    where b.holder_id <> all(${list(except)}::uuid[])
    ${inOrderOfB} limit ${limit}`
}

/** When any of these resources is occupied in a period. */
export function listBusy(
  db: Database,
  resources: readonly Resource[],
  { startsAt, endsAt }: Slot,
  except: readonly string[],
): Promise<Slot[]> {
  return queryRows(db, { startsAt: pgType.instant, endsAt: pgType.instant })`
    select distinct lower(b.during) as starts_at, upper(b.during) as ends_at
    from ${wantedResources(resources)}
    join session_bookings b on b.resource = wanted.resource and b.resource_id = wanted.id
    where b.during && tstzrange(${startsAt}, ${endsAt}) and b.holder_id <> all(${list(except)}::uuid[])`
}

/** Rooms with enough seats that are free at all these times, the smallest first. */
export function listFreeRooms(
  db: Database,
  slots: readonly Slot[],
  seats: number,
  except: readonly string[],
  limit: number,
): Promise<{ id: string; name: string; capacity: number }[]> {
  return queryRows(db, { id: rooms.id, name: pgType.text, capacity: rooms.capacity })`
    select r.id, r.name::text as name, r.capacity
    from rooms r
    where r.archived_at is null and r.capacity >= ${seats} and not exists (
      select 1 from ${slotRows(slots)}
      join session_bookings b on b.resource = 'room' and b.resource_id = r.id
        and b.during && tstzrange(slot.starts_at, slot.ends_at)
      where b.holder_id <> all(${list(except)}::uuid[])
    )
    order by r.capacity, r.name
    limit ${limit}`
}

/** The future sessions of a class that occupy resources. */
export function listSessionsToCome(
  db: Database,
  classId: string,
  now: Date,
): Promise<(Slot & { id: string })[]> {
  return queryRows(db, { id: sessions.id, startsAt: sessions.startsAt, endsAt: sessions.endsAt })`
    select id, starts_at, ends_at from sessions
    where class_id = ${classId} and ends_at > ${now} and status <> 'cancelled'`
}
