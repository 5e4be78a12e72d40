import type { Database } from '@campanile/server/db/database.ts'
import { pgType, type ShapeRow } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { staffCorrections } from '@campanile/server/domains/staff-attendance/staff-attendance.tables.ts'
import { type Shift, staffDayStatus } from '@campanile/server/domains/staff-attendance/staff-day.rules.ts'
import { addDays, daysBetween, instantAt, isoWeekday } from '@campanile/server/platform/calendar.ts'
import { minutesAfter } from '@campanile/server/platform/clock.ts'
import { sql } from 'drizzle-orm'
import { demoAccounts } from './accounts.ts'
import { between, chance, oneOf } from './chance.ts'
import { type DemoTime, demoTerm } from './demo-time.ts'

/** The institution's working hours, as set by the first migration. */
export const staffShift: Shift = {
  startsAt: '09:00',
  endsAt: '17:00',
  graceMinutes: 10,
  halfDayAfterMinutes: 120,
  absentAfterMinutes: 300,
  weekdays: [1, 2, 3, 4, 5],
}

const workerRow = {
  personId: pgType.uuid,
  number: pgType.text,
  isVisitor: pgType.boolean,
}
type Worker = ShapeRow<typeof workerRow>

interface Workday {
  personId: string
  date: string
  inAt: Date | null
  outAt: Date | null
  status: string | null
}

/** Adds two terms of working days of all employees, up to this minute, and some correction requests. */
export async function fillWorkdays(db: Database, when: DemoTime): Promise<void> {
  const days = await workdays(db, when, demoTerm(when, -1).firstDay)
  await writeWorkdays(db, days)
  await askForCorrections(db, days, when)
}

/** Lets the other employees check in and out as time passes. Those who can sign in do so themselves. */
export async function continueWorkdays(db: Database, when: DemoTime): Promise<void> {
  const days = await workdays(db, when, addDays(when.today, -1))
  await writeWorkdays(db, days)
}

async function workdays(db: Database, when: DemoTime, from: string): Promise<Workday[]> {
  const { timeZone, today, now } = when
  const visitors = demoAccounts.map(({ email }) => email)
  const workers = await queryRows(
    db,
    workerRow,
  )`select id as person_id, number, email::text = any(${sql.param(visitors)}::text[]) as is_visitor from people
      where role in ('staff', 'lecturer') and employment_type is distinct from 'visiting'
        and email::text like '%@campanile.test' and is_active and archived_at is null order by number`
  const free = await queryRows(db, {
    date: pgType.text,
  })`select generate_series(first_day, last_day, interval '1 day')::date::text as date from holidays`
  const off = new Set(free.map(({ date }) => date))
  const dates = daysBetween(from, today).filter((date) => isoWeekday(date) <= 5 && !off.has(date))
  const statuses = new Map<string, string | null>()
  return dates.flatMap((date) => {
    const midnight = instantAt(timeZone, date, '00:00')
    return workers
      .filter(({ isVisitor }) => !isVisitor || (date < today && from < addDays(today, -1)))
      .flatMap((it) => dayOf(it, { date, midnight, now, timeZone, statuses }) ?? [])
  })
}

interface Day {
  date: string
  midnight: Date
  now: Date
  timeZone: string
  /** The status of earlier days with the same times, as a cache. */
  statuses: Map<string, string | null>
}

/** One person's working day: most come, some late, a few forget to check out. Nothing is in the future. */
function dayOf(
  { personId, number }: Worker,
  { date, midnight, now, timeZone, statuses }: Day,
): Workday | null {
  const luck = chance('day', date, number)
  const tardy = chance('tardy', number) < 0.12 ? 14 : 0
  const friday = isoWeekday(date) === 5 ? 35 : 0
  if (luck > 0.972) {
    const noticed = minutesAfter(midnight, 17 * 60)
    return noticed > now ? null : { personId, date, inAt: null, outAt: null, status: 'absent' }
  }
  const comes =
    540 -
    20 +
    tardy +
    between(0, 24, 'comes', date, number) +
    (luck > 0.92 ? between(12, 70, 'late', date, number) : 0)
  const goes = 1020 + between(0, 40, 'goes', date, number) - friday - (luck < 0.015 ? 220 : 0)
  const inAt = minutesAfter(midnight, comes)
  const leaves = minutesAfter(midnight, goes)
  if (inAt > now) return null
  const outAt = leaves > now || (luck > 0.1 && luck < 0.106) ? null : leaves
  const facts = {
    date,
    timeZone,
    shift: staffShift,
    holiday: null,
    onLeave: false,
    leaveTimes: [],
    inAt,
    outAt,
  }
  // The same times of day have the same status.
  const key = `${comes} ${outAt && goes} ${leaves < now}`
  const status = statuses.get(key) ?? staffDayStatus({ ...facts, over: leaves < now })
  statuses.set(key, status)
  return { personId, date, inAt, outAt, status }
}

/** Checks out people who are due to leave. Records that a person has changed are kept. */
async function writeWorkdays(db: Database, days: readonly Workday[]): Promise<void> {
  const [gate] = await queryRows(db, {
    id: pgType.uuid,
  })`select id from staff_links where place = 'Main gate' limit 1`
  if (!gate || days.length === 0) return
  await db.execute(sql`
    insert into staff_days as known (person_id, date, in_at, out_at, in_source, out_source, in_link_id, out_link_id, status)
    select d."personId", d.date, d."inAt", d."outAt", case when d."inAt" is not null then 'face' end,
      case when d."outAt" is not null then 'face' end, case when d."inAt" is not null then ${gate.id}::uuid end,
      case when d."outAt" is not null then ${gate.id}::uuid end, d.status
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      d ("personId" uuid, date date, "inAt" timestamptz, "outAt" timestamptz, status text)
    on conflict (person_id, date) do update set out_at = excluded.out_at, out_source = excluded.out_source,
      out_link_id = excluded.out_link_id, status = excluded.status, version = known.version + 1
    where known.in_at = excluded.in_at and known.out_at is null and excluded.out_at is not null`)
  await writeAttempts(db, days, gate.id)
}

/** Attempts are added for this many days before the last one: a location says how many there were in them. */
const attemptDays = 30

/** The check-ins and check-outs that these days consist of. */
async function writeAttempts(db: Database, days: readonly Workday[], linkId: string): Promise<void> {
  const last = days.reduce((latest, { date }) => (date > latest ? date : latest), '')
  await db.execute(sql`
    insert into staff_attempts (id, at, person_id, act, method, link_id, outcome, similarity)
    select (lpad(to_hex((extract(epoch from t.at) * 1000)::bigint), 12, '0') || '7' || right(d."personId"::text, 3)
        || '8' || substr(md5(d."personId"::text || t.at::text), 1, 15))::uuid,
      t.at, d."personId", t.act, 'face', ${linkId}::uuid, 'accepted',
      0.68 + 0.24 * (get_byte(uuid_send(d."personId"), 15) / 255.0)
    from jsonb_to_recordset(${JSON.stringify(days)}::jsonb)
      d ("personId" uuid, date date, "inAt" timestamptz, "outAt" timestamptz)
    join staff_days k on k.person_id = d."personId" and k.date = d.date
    cross join lateral (values
      (d."inAt", k.in_at, k.in_source, 'check-in'), (d."outAt", k.out_at, k.out_source, 'check-out')
    ) as t (at, kept, source, act)
    where d.date > ${last}::date - ${attemptDays}::int and t.at = t.kept and t.source = 'face'
    on conflict (id) do nothing`)
}

const words = [
  'My phone had died when I left.',
  'The gate was crowded, and I left without checking out.',
  'I left through the side door with a delivery.',
  'I finished the day at the other campus.',
  'The camera couldn’t find my face in the dark.',
]

/** Some of those who forgot to check out report when they left. The older requests are decided. */
async function askForCorrections(db: Database, days: readonly Workday[], { now, today, timeZone }: DemoTime) {
  const [admin] = await queryRows(db, {
    id: pgType.uuid,
  })`select id from people where email = ${demoAccounts[0]!.email}`
  const forgotten = days.filter(({ inAt, outAt, date }) => inAt && !outAt && date < today).slice(-24)
  const rows = forgotten.map(({ personId, date }, place) => {
    const waits = place >= forgotten.length - 5
    const rejected = place % 5 === 1
    const requestedAt = waits
      ? minutesAfter(now, -70 * (forgotten.length - place))
      : minutesAfter(instantOf(date), 33 * 60)
    return {
      personId,
      date,
      outTime: `17:${10 + (place % 4) * 10}`,
      reason: oneOf(words, 'correction', place),
      status: waits ? ('pending' as const) : rejected ? ('rejected' as const) : ('accepted' as const),
      requestedAt,
      ...(!waits && { decidedBy: admin!.id, decidedAt: minutesAfter(requestedAt, 190) }),
      ...(!waits && rejected && { answer: 'The gate log shows that you left at 15:00.' }),
    }
  })
  if (rows.length === 0) return
  await db.insert(staffCorrections).values(rows)
  await db.execute(sql`
    update staff_days d set out_at = (c.date + c.out_time) at time zone ${timeZone}, out_source = 'manual', version = d.version + 1
    from staff_corrections c where c.status = 'accepted' and c.person_id = d.person_id and c.date = d.date`)
}

const instantOf = (date: string) => new Date(`${date}T00:00:00Z`)
