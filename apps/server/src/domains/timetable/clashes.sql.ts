import { sql } from 'drizzle-orm'

// Describes a booking joined as `b` for people: the name of the room, lecturer or batch, and the course of
// the session or exam that occupies it.

const selectB = sql`
  select b.resource, lower(b.during) as starts_at, upper(b.during) as ends_at, c.code::text as course_code,
    coalesce(r.name::text, p.first_name || ' ' || p.last_name, t.code::text) as name`

export const selectClashes = sql`${selectB}, e.title as exam`

const joinNamesOfB = sql`
  join courses c on c.id = k.course_id
  left join rooms r on b.resource = 'room' and r.id = b.resource_id
  left join people p on b.resource = 'lecturer' and p.id = b.resource_id
  left join batches t on b.resource = 'batch' and t.id = b.resource_id`

export const joinOccupiersOfB = sql`
  left join sessions s on s.id = b.session_id
  left join exams e on e.id = b.exam_id
  join classes k on k.id = coalesce(s.class_id, e.class_id) ${joinNamesOfB}`

/** The same where `b` is a planned session with its `class_id`. */
export const selectPlannedClashes = sql`${selectB}, null as exam`

export const joinClassOfB = sql`
  join classes k on k.id = b.class_id ${joinNamesOfB}`

export const inOrderOfB = sql`order by lower(b.during), b.resource, name`
