import { newId } from '@campanile/server/db/columns.ts'
import type { Database } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { queryRows } from '@campanile/server/db/rows.ts'
import { leaveLedger, leaveRequestDays, leaveRequests } from '@campanile/server/domains/leave/leave.tables.ts'
import { minutesOfDay, stretchOfLeave } from '@campanile/server/domains/leave/leave-count.rules.ts'
import {
  type LeaveInstitution,
  leaveInstitution,
  ruleLedgers,
} from '@campanile/server/domains/leave/leave-ledger.service.ts'
import { findLeaveYear } from '@campanile/server/domains/leave/leave-year.rules.ts'
import { addDays, daysBetween, instantAt, isoWeekday } from '@campanile/server/platform/calendar.ts'
import { type Clock, daysAfter, minutesAfter } from '@campanile/server/platform/clock.ts'
import { sql } from 'drizzle-orm'
import type { DemoLeave } from './leave-plan.ts'
import { isPublicHoliday } from './public-holidays.ts'

const dayMinutes = 480
const middle = 13 * 60

interface Known {
  people: Map<string, string>
  types: Map<string, string>
  institution: LeaveInstitution
}

/** Adds requests in every state, the days they cover, and ledgers that match them. */
export async function fillLeave(db: Database, clock: Clock, requests: readonly DemoLeave[]): Promise<void> {
  const institution = await leaveInstitution({ db, clock })
  const emails = await queryRows(db, {
    id: pgType.uuid,
    name: pgType.text,
  })`select id, email::text as name from people where email::text like '%@campanile.test'`
  const names = await queryRows(db, {
    id: pgType.uuid,
    name: pgType.text,
  })`select id, name::text as name from leave_types where archived_at is null`
  const known: Known = {
    people: new Map(emails.map(({ id, name }) => [name.replace('@campanile.test', ''), id])),
    types: new Map(names.map(({ id, name }) => [name, id])),
    institution,
  }
  const entitled = await queryRows(db, {
    id: pgType.uuid,
  })`select id from people where role in ('lecturer', 'staff') and employment_type is distinct from 'visiting'
      and email::text like '%@campanile.test'`
  await insertLastYear(
    db,
    known,
    entitled.map(({ id }) => id),
  )
  for (const it of requests) await insertLeave(db, known, it, clock.now())
  const { year } = institution.current
  await ruleLedgers(db, institution, null, { from: year, to: year + 1 })
}

/** Adds everyone's unused annual leave of last year. */
async function insertLastYear(
  db: Database,
  { people, types, institution }: Known,
  entitled: readonly string[],
): Promise<void> {
  const { current, now } = institution
  const balance = { leaveTypeId: types.get('Annual leave')!, year: current.year - 1, at: now }
  const entries = entitled.flatMap((personId) => [
    { ...balance, personId, kind: 'entitlement' as const, minutes: 20 * dayMinutes },
    {
      ...balance,
      personId,
      kind: 'adjustment' as const,
      minutes: -17 * dayMinutes,
      note: 'Leave taken before the move to Campanile',
      by: people.get('admin')!,
    },
  ])
  await db.insert(leaveLedger).values(entries)
}

const decided = { approved: true, rejected: true, revoked: true, withdrawn: true, pending: false }

async function insertLeave(db: Database, known: Known, it: DemoLeave, now: Date): Promise<void> {
  const { people, types, institution } = known
  const monday = addDays(institution.today, 1 - isoWeekday(institution.today) + 7 * it.week)
  const period = {
    from: addDays(monday, it.weekday - 1),
    to: addDays(monday, it.weekday - 2 + (it.days ?? 1)),
    part: it.part ?? ('whole' as const),
    startsAt: it.startsAt ?? null,
    endsAt: it.endsAt ?? null,
  }
  const counted = daysBetween(period.from, period.to).filter((date) => !isPublicHoliday(date))
  if (counted.length === 0) return
  const id = newId()
  const [personId, leaveTypeId, by] = [
    people.get(it.person)!,
    types.get(it.type)!,
    people.get(it.status === 'withdrawn' ? it.person : 'admin')!,
  ]
  const weeksBack = Math.min(it.week, 0) - 1
  const submittedAt =
    it.status === 'pending'
      ? minutesAfter(now, -it.weekday * 95)
      : it.type === 'Sick leave'
        ? instantAt(institution.timeZone, period.from, '08:10')
        : daysAfter(now, 7 * weeksBack)
  const decidedAt = decided[it.status] ? minutesAfter(submittedAt, 26 * 60) : null
  const { start, end } = stretchOfLeave(period, middle)
  await db.insert(leaveRequests).values({
    id,
    personId,
    leaveTypeId,
    ...period,
    during: sql`tsrange(${start}::timestamp, ${end}::timestamp)` as never,
    reason: it.reason,
    status: it.status,
    submittedAt,
    decidedAt,
    decidedBy: decidedAt && by,
    approvedAt: it.status === 'approved' || it.status === 'revoked' ? decidedAt : null,
    rejectionReason: it.status === 'rejected' ? (it.answer ?? null) : null,
    revokedReason: it.status === 'revoked' ? (it.answer ?? null) : null,
    version: decidedAt ? 1 : 0,
  })
  const minutes = minutesOfDay(period, dayMinutes)
  const dates = daysBetween(period.from, period.to)
  await db
    .insert(leaveRequestDays)
    .values(dates.map((date) => ({ requestId: id, date, minutes: counted.includes(date) ? minutes : 0 })))
  if (it.status !== 'approved' && it.status !== 'revoked') return
  const year = (date: string) => findLeaveYear(date, institution.yearStartsOn).year
  for (const number of new Set(counted.map(year))) {
    const taken = minutes * counted.filter((date) => year(date) === number).length
    const entry = { personId, leaveTypeId, year: number, requestId: id, by, at: decidedAt! }
    await db.insert(leaveLedger).values({ ...entry, kind: 'taken', minutes: -taken })
    if (it.status === 'revoked')
      await db.insert(leaveLedger).values({ ...entry, kind: 'returned', minutes: taken })
  }
  if (it.status === 'approved' && period.part === 'whole') await insertDays(db, personId, counted)
}

/** People on leave have neither checked in nor out. */
const insertDays = (db: Database, personId: string, dates: readonly string[]) =>
  db.execute(sql`
  insert into staff_days (person_id, date, status, on_leave)
  select ${personId}::uuid, given.date, 'on-leave', true from unnest(${sql.param(dates)}::date[]) as given(date)
  on conflict (person_id, date) do update set status = 'on-leave', on_leave = true, in_at = null, out_at = null,
    in_source = null, out_source = null, in_link_id = null, out_link_id = null`)
