import { sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { inNameOrder } from '#db/name-order.ts'
import { nullable, pgType, queryRows } from '#db/rows.ts'
import { isCurrentTermT } from './current-term.sql.ts'
import { countBlocking, entryRows } from './entry.repo.ts'
import { courses, departments, programmes, rooms } from './structure.tables.ts'

interface Named {
  id: string
  name: string
}

const departmentProgrammes = sql`select count(*) from programmes p where p.department_id = departments.id and p.archived_at is null`
const departmentCourses = sql`select count(*) from courses c where c.department_id = departments.id and c.archived_at is null`
const departmentName = inNameOrder(sql`departments.name`)

export const departmentRows = entryRows(departments, {
  shape: { name: departments.name, programmes: pgType.int, courses: pgType.int },
  columns: sql`departments.name, (${departmentProgrammes})::int as programmes, (${departmentCourses})::int as courses`,
  searchable: sql`departments.name`,
  sorts: { name: [departmentName] },
})

/** The number of people who belong to a department, apart from students. */
export const countMembers = (db: Database, departmentId: string) =>
  countBlocking(db, {
    people: sql`select count(*) from people p where p.department_id = ${departmentId} and p.archived_at is null`,
  })

const departmentJson = sql`json_build_object('id', departments.id, 'name', departments.name)`
const programmeName = inNameOrder(sql`programmes.name`)

export const programmeRows = entryRows(programmes, {
  shape: { department: pgType.json<Named>(), name: programmes.name, batches: pgType.int },
  columns: sql`${departmentJson} as department, programmes.name,
    (select count(*) from batches b where b.programme_id = programmes.id and b.archived_at is null)::int as batches`,
  joins: sql`join departments on departments.id = programmes.department_id`,
  searchable: sql`(programmes.name || ' ' || departments.name)`,
  parent: programmes.departmentId,
  sorts: { name: [programmeName, departmentName], department: [departmentName, programmeName] },
})

const courseCode = inNameOrder(sql`courses.code`)

export const courseRows = entryRows(courses, {
  shape: {
    department: nullable(pgType.json<Named>()),
    code: pgType.text,
    title: courses.title,
    credits: courses.credits,
    classes: pgType.int,
  },
  columns: sql`case when departments.id is not null then ${departmentJson} end as department,
    courses.code::text as code, courses.title, courses.credits,
    (select count(*) from classes k where k.course_id = courses.id and k.archived_at is null)::int as classes`,
  joins: sql`left join departments on departments.id = courses.department_id`,
  searchable: sql`(courses.code::text || ' ' || courses.title)`,
  parent: courses.departmentId,
  sorts: { code: [courseCode], title: [inNameOrder(sql`courses.title`), courseCode] },
})

const roomName = inNameOrder(sql`rooms.name`)

export const roomRows = entryRows(rooms, {
  shape: {
    name: pgType.text,
    capacity: rooms.capacity,
    network: rooms.network,
    latitude: rooms.latitude,
    longitude: rooms.longitude,
  },
  columns: sql`rooms.name::text as name, rooms.capacity, rooms.network, rooms.latitude, rooms.longitude`,
  searchable: sql`rooms.name::text`,
  sorts: { name: [roomName], capacity: [sql`rooms.capacity`, roomName] },
})

/** The number of weekly meetings of current terms in each of these rooms that has any, by room id. */
export async function countWeeklyMeetings(
  db: Database,
  roomIds: readonly string[],
  today: string,
): Promise<Map<string, number>> {
  const rows = await queryRows(db, { roomId: pgType.uuid, meetings: pgType.int })`
    select m.room_id, count(*)::int as meetings
    from meetings m
    join classes k on k.id = m.class_id and k.archived_at is null
    join terms t on t.id = k.term_id and ${isCurrentTermT(today)}
    where m.room_id = any(${sql.param(roomIds)}::uuid[]) and m.archived_at is null
    group by m.room_id`
  return new Map(rows.map(({ roomId, meetings }) => [roomId, meetings]))
}

/** The number of weekly meetings and future sessions that use a room. */
export const countRoomUses = (db: Database, roomId: string, now: Date) =>
  countBlocking(db, {
    meetings: sql`select count(*) from meetings m join classes k on k.id = m.class_id and k.archived_at is null
      where m.room_id = ${roomId} and m.archived_at is null`,
    sessions: sql`select count(*) from sessions s
      where s.room_id = ${roomId} and s.status <> 'cancelled' and s.ends_at > ${now}`,
  })
