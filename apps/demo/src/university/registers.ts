import type { Database } from '@campanile/server/db/database.ts'
import { pgType, type ShapeRow } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { isoWeekday, timeOfDayIn } from '@campanile/server/platform/calendar.ts'
import { daysAfter, localDay } from '@campanile/server/platform/clock.ts'
import { sql } from 'drizzle-orm'
import { demoAccounts } from '../accounts.ts'
import { chance, dice, seedOf } from '../chance.ts'
import { checkInWay, closesAfter, lateAfter } from '../check-in-ways.ts'
import type { DemoTime } from '../demo-time.ts'
import { type Character, chancesOf, characterOf, type Occasion } from './character.ts'

/** A forgotten register is taken after this many days. */
const forgottenDays = 12
/** Attempts are added for the sessions of this many days, which are the ones that people still look into. */
const attemptDays = 7

const begunRow = {
  id: pgType.uuid,
  classId: pgType.uuid,
  course: pgType.text,
  startsAt: pgType.instant,
  termDay: pgType.int,
  present: pgType.boolean,
}
type Begun = ShapeRow<typeof begunRow>

const seatRow = {
  classId: pgType.uuid,
  number: pgType.text,
}

interface Who extends Character {
  seed: number
}

/**
 * The lecturers whom visitors of the demo can sign in as. Their registers are left for the visitor to take.
 */
const visitors = demoAccounts.map(({ email }) => email)

/**
 * Simulates sessions that have started and are not finished: check-in opens and closes, students attend or
 * not. A later call continues from there, and keeps what people have done meanwhile.
 */
export async function takeRegisters(db: Database, when: DemoTime): Promise<void> {
  const { now } = when
  const begun = (await listBegun(db, when)).filter((it) => !isForgotten(it, now))
  if (begun.length === 0) return
  const rosters = await listRosters(db, begun)
  const marks = begun.map((it) => {
    const occasion = occasionOf(it, when.timeZone)
    const seed = seedOf(it.course, it.startsAt.getTime())
    return (rosters.get(it.classId) ?? []).map((who) => markOf(who, occasion, seed)).join('')
  })
  await writeRegisters(db, { begun, marks, now })
}

const isForgotten = ({ course, startsAt }: Begun, now: Date) =>
  startsAt > daysAfter(now, -forgottenDays) && chance('forgotten', course, startsAt.getTime()) < 0.03

const listBegun = (db: Database, { now, timeZone, today }: DemoTime) =>
  queryRows(db, begunRow)`
    select s.id, s.class_id, co.code::text as course, s.starts_at,
      (s.starts_at at time zone ${timeZone})::date - t.first_day as term_day, t.last_day >= ${today}::date as present
    from sessions s
    join classes c on c.id = s.class_id
    join terms t on t.id = c.term_id
    join courses co on co.id = c.course_id
    left join check_in_windows w on w.session_id = s.id
    where s.status <> 'cancelled' and s.starts_at <= ${now} and (w.id is null or w.closed_at is null)
      and (t.last_day < ${today}::date or not exists (
        select 1 from class_lecturers l join people p on p.id = l.lecturer_id
        where l.class_id = c.id and p.email::text = any(${sql.param(visitors)}::text[])
      ))
    order by s.starts_at, co.code`

/** The students of each class in the order of their numbers. Their records have the same order. */
async function listRosters(db: Database, begun: readonly Begun[]): Promise<Map<string, Who[]>> {
  const ids = [...new Set(begun.map(({ classId }) => classId))]
  const seats = await queryRows(
    db,
    seatRow,
  )`select e.class_id, p.number from enrolments e join people p on p.id = e.student_id
      where e.class_id = any(${sql.param(ids)}::uuid[]) order by e.class_id, p.number`
  const known = new Map<string, Who>()
  const rosters = new Map<string, Who[]>()
  for (const { classId, number } of seats) {
    const who = known.get(number) ?? { seed: seedOf(number), ...characterOf(number) }
    known.set(number, who)
    const roster = rosters.get(classId)
    if (roster) roster.push(who)
    else rosters.set(classId, [who])
  }
  return rosters
}

const occasionOf = ({ course, startsAt, termDay, present }: Begun, timeZone: string): Occasion => ({
  course,
  present,
  weekday: isoWeekday(localDay(timeZone, startsAt).date),
  hour: Number(timeOfDayIn(timeZone, startsAt).slice(0, 2)),
  week: Math.floor(termDay / 7) + 1,
})

/** In lower case if on time, in upper case if late. */
const letters = { face: 'f', code: 'c', passkey: 'k', manual: 'm' }

/** A student's record in two characters: the method, and the minutes after the start in base 36. */
function markOf(who: Who, it: Occasion, sessionSeed: number): string {
  const roll = dice(who.seed, sessionSeed)
  const { missed, late } = chancesOf(who, it)
  if (roll() < missed) return roll() < 0.11 ? 'e2' : `a${closesAfter.toString(36)}`
  const [way, luck, minute] = [roll(), roll(), roll()]
  const letter = letters[checkInWay(way)]
  if (luck >= late) return letter + Math.floor(minute * lateAfter).toString(36)
  return letter.toUpperCase() + (lateAfter + Math.floor(minute * (closesAfter - lateAfter))).toString(36)
}

interface Registers {
  begun: readonly Begun[]
  marks: readonly string[]
  now: Date
}

async function writeRegisters(db: Database, { begun, marks, now }: Registers): Promise<void> {
  const ids = sql.param(begun.map(({ id }) => id))
  await db.execute(sql`
    insert into check_in_windows (id, session_id, opened_by, opened_at, late_after, closes_at, closed_at)
    select gen_random_uuid(), s.id, (select min(l.lecturer_id::text)::uuid from class_lecturers l where l.class_id = s.class_id),
      s.starts_at, s.starts_at + ${lateAfter} * interval '1 minute', s.starts_at + ${closesAfter} * interval '1 minute',
      case when s.starts_at + ${closesAfter} * interval '1 minute' <= ${now}
        then s.starts_at + ${closesAfter} * interval '1 minute' end
    from sessions s where s.id = any(${ids}::uuid[])
    on conflict (session_id) do update set closed_at = excluded.closed_at`)
  await db.execute(
    sql`update sessions set status = 'held' where id = any(${ids}::uuid[]) and status <> 'held'`,
  )
  await db.execute(sql`
    with seats as materialized (
      select e.class_id, e.student_id, (row_number() over (partition by e.class_id order by p.number))::int as seat
      from enrolments e join people p on p.id = e.student_id
      where e.class_id in (select class_id from sessions where id = any(${ids}::uuid[]))
    )
    insert into attendance_records (session_id, student_id, status, source, marked_at, marked_by)
    select s.id, seats.student_id,
      case when mark = ascii('a') then 'absent' when mark = ascii('e') then 'excused' when mark < ascii('a') then 'late' else 'present' end,
      case mark | 32 when ascii('f') then 'face' when ascii('c') then 'code' when ascii('k') then 'passkey' else 'manual' end,
      s.starts_at + minute * interval '1 minute', case when mark | 32 in (ascii('m'), ascii('e')) then w.opened_by end
    from unnest(${ids}::uuid[], ${sql.param(marks)}::text[]) given (id, marks)
    join sessions s on s.id = given.id
    join check_in_windows w on w.session_id = s.id
    join seats on seats.class_id = s.class_id
    cross join lateral (
      select get_byte(convert_to(given.marks, 'UTF8'), 2 * seat - 2) as mark,
        get_byte(convert_to(given.marks, 'UTF8'), 2 * seat - 1) as digit
    ) as letters
    cross join lateral (select digit - case when digit > 57 then 87 else 48 end as minute) as one
    where s.starts_at + minute * interval '1 minute' <= ${now}
      and not exists (select from attendance_records a where a.session_id = s.id and a.student_id = seats.student_id)
    order by s.id`)
  // Ids begin with the time, as those of real attempts do.
  await db.execute(sql`
    insert into attempts (id, at, class_id, session_id, person_id, method, outcome, similarity)
    select (lpad(to_hex((extract(epoch from a.marked_at) * 1000)::bigint), 12, '0')
        || '7' || right(a.student_id::text, 3) || '8' || substr(md5(s.id::text || a.student_id::text), 1, 15))::uuid,
      a.marked_at, s.class_id, s.id, a.student_id, a.source, 'accepted',
      case a.source when 'face' then 0.68 + 0.24 * (get_byte(uuid_send(a.student_id), 15) / 255.0) end
    from attendance_records a join sessions s on s.id = a.session_id
    where s.id = any(${ids}::uuid[]) and s.starts_at > ${daysAfter(now, -attemptDays)} and a.source in ('face', 'code', 'passkey')
      and not exists (select from attempts t where t.session_id = s.id and t.person_id = a.student_id)`)
}
