import { createHash } from 'node:crypto'
import type { Database } from '@campanile/server/db/database.ts'
import { pgType } from '@campanile/server/db/row-shape.ts'
import { hasRows, queryRow, queryRows, queryValues } from '@campanile/server/db/rows.ts'
import { institution } from '@campanile/server/domains/settings/settings.tables.ts'
import { startTestServer } from '@campanile/server/testing/server.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { loadDemo } from '../demo.ts'
import { clashes } from '../testing/clashes.ts'

/** Everything that people can see, without ids and codes, which are different each time. */
async function digest(db: Database): Promise<string> {
  const row = await queryRow(db, { all: pgType.text })`
    select md5(string_agg(line, e'\n' order by line collate "C")) as all from (
      select concat_ws('|', 'person', p.email, p.number, p.first_name, p.last_name, p.role, b.code) as line
      from people p left join batch_members m on m.student_id = p.id left join batches b on b.id = m.batch_id
      union all
      select concat_ws('|', 'record', co.code, s.starts_at, r.name, s.status, p.number, a.status, a.source, a.marked_at)
      from sessions s join classes c on c.id = s.class_id join courses co on co.id = c.course_id
      left join rooms r on r.id = s.room_id
      left join attendance_records a on a.session_id = s.id left join people p on p.id = a.student_id
      where co.code <> 'CS304' or s.meeting_id is not null
      union all
      select concat_ws('|', 'mark', m.status, e.state, e.mark, p.number, co.code, e.released_at) from mark_sheets m
      join mark_entries e on e.sheet_id = m.id join people p on p.id = e.student_id
      join classes c on c.id = m.class_id join courses co on co.id = c.course_id
      union all
      select concat_ws('|', 'day', d.date, d.in_at, d.out_at, d.status, p.number) from staff_days d join people p on p.id = d.person_id
      union all
      select concat_ws('|', 'leave', l.first_day, l.last_day, l.status, p.number) from leave_requests l join people p on p.id = l.person_id
      union all
      select concat_ws('|', 'mitigation', m.title, m.status, m.request_date, p.number) from mitigation_requests m join people p on p.id = m.student_id
      union all
      select concat_ws('|', 'pay', r.month, r.status, s.net, p.number) from payslips s join pay_runs r on r.id = s.pay_run_id join people p on p.id = s.person_id
    ) lines`
  return createHash('sha256').update(row!.all).digest('hex')
}

const countOf = async (db: Database, what: string) =>
  (await queryRows(db, { count: pgType.int })`${sql.raw(`select count(*)::int as count from ${what}`)}`)[0]!
    .count

describe('the whole campus', async () => {
  const server = await startTestServer()
  const { db } = server.platform

  it('is a university with two past terms', async () => {
    await loadDemo(server.platform)
    expect(await countOf(db, `people where role = 'student'`)).toBeGreaterThan(1_100)
    expect(await countOf(db, `people where role = 'lecturer'`)).toBe(60)
    expect(await countOf(db, `people where role = 'staff'`)).toBe(40)
    expect(await countOf(db, 'rooms')).toBe(30)
    expect(await countOf(db, 'attendance_records')).toBeGreaterThan(200_000)
  }, 120_000)

  it('books no room, lecturer or batch twice at a time', async () => {
    expect(await clashes(db)).toEqual([])
  })

  it('has records of enrolled people, for sessions that took place', async () => {
    expect(
      await countOf(
        db,
        `attendance_records a join sessions s on s.id = a.session_id left join enrolments e
          on e.class_id = s.class_id and e.student_id = a.student_id where e.student_id is null or s.status <> 'held'`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        db,
        `check_in_windows w join sessions s on s.id = w.session_id where w.closed_at is not null and
          (select count(*) from attendance_records a where a.session_id = s.id)
          <> (select count(*) from enrolments e where e.class_id = s.class_id)`,
      ),
    ).toBe(0)
  })

  it('has marks only for submitted work and exams that were taken, with last term’s all published', async () => {
    expect(
      await countOf(
        db,
        `mark_entries e join assignments t on t.id = e.sheet_id join people p on p.id = e.student_id
          left join submissions s on s.assignment_id = t.id and s.student_id = e.student_id
          where s.id is null and p.number >= 'S-3'`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        db,
        `mark_entries e join exams x on x.id = e.sheet_id join people p on p.id = e.student_id
          left join exam_seats s on s.exam_id = x.id and s.student_id = e.student_id
          where s.seat is null and p.number >= 'S-3'`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        db,
        `mark_sheets m join classes c on c.id = m.class_id join terms t on t.id = c.term_id
          join class_batches b on b.class_id = c.id where t.last_day < current_date and m.status <> 'published'`,
      ),
    ).toBe(0)
  })

  it('has leave balances that are the sums of grants, and payslips that are the sums of their lines', async () => {
    expect(
      await countOf(
        db,
        `leave_requests r where r.status = 'approved'
          and (select sum(minutes) from leave_request_days d where d.request_id = r.id)
          is distinct from (select -sum(minutes) from leave_ledger l where l.request_id = r.id)`,
      ),
    ).toBe(0)
    expect(
      await countOf(
        db,
        `payslips s where s.net <> (select sum(amount) from pay_lines l where l.payslip_id = s.id)`,
      ),
    ).toBe(0)
    const states = await queryValues(db, pgType.text)`select status from pay_runs order by month`
    expect(states).toEqual(['locked', 'locked', 'paid', 'computed'])
  })

  it('contains patterns to find: weak Fridays, lateness at nine, exam results that follow attendance', async () => {
    const share = await queryRow(db, {
      friday: pgType.float,
      other: pgType.float,
      nine: pgType.float,
      later: pgType.float,
    })`
      select avg((a.status in ('present', 'late'))::int) filter (where d = 5)::float as friday,
        avg((a.status in ('present', 'late'))::int) filter (where d <> 5)::float as other,
        avg((a.status = 'late')::int) filter (where h = 9)::float as nine,
        avg((a.status = 'late')::int) filter (where h <> 9)::float as later
      from attendance_records a join sessions s on s.id = a.session_id
      cross join lateral (select extract(isodow from s.starts_at) as d,
        extract(hour from s.starts_at at time zone 'Europe/London') as h) t`
    expect(share!.friday).toBeLessThan(share!.other - 0.03)
    expect(share!.nine).toBeGreaterThan(share!.later + 0.03)
    const exam = await queryRow(db, { r: pgType.float })`
      select corr(came, mark)::float as r from (
        select student_id, avg(e.mark)::float as mark from mark_entries e join exams x on x.id = e.sheet_id group by 1
      ) sat join (
        select student_id, avg((status in ('present', 'late'))::int)::float as came from attendance_records group by 1
      ) seen using (student_id)`
    expect(exam!.r).toBeGreaterThan(0.35)
  })
})

it('is the same each time on the same day', async () => {
  const [first, again] = [await startTestServer(), await startTestServer()]
  for (const { platform } of [first, again]) await loadDemo(platform, { size: 'part' })
  expect(await digest(again.platform.db)).toBe(await digest(first.platform.db))
}, 120_000)

describe.each([
  ['on the last day of a year, at night', '2027-12-31T23:50:00Z', 'Europe/London', 'small'],
  ['on 29 February, a Tuesday', '2028-02-29T11:20:00Z', 'Europe/London', 'part'],
  ['on the day the clocks go back', '2026-10-25T01:30:00Z', 'Europe/London', 'small'],
  ['on the day after they went forward', '2027-03-29T08:10:00Z', 'Europe/London', 'small'],
  ['on a Saturday morning in Auckland', '2026-11-20T20:15:00Z', 'Pacific/Auckland', 'part'],
] as const)('the campus %s', async (_name, at, timeZone, size) => {
  const server = await startTestServer()
  const { db } = server.platform

  it('has no clash, and a session in progress', async () => {
    await db.update(institution).set({ timeZone })
    server.clock.forward({ seconds: (Date.parse(at) - server.clock.now().getTime()) / 1000 })
    await loadDemo(server.platform, { size })
    expect(await clashes(db)).toEqual([])
    const now = server.clock.now()
    const on = await hasRows(db)`select s.id from sessions s join class_lecturers l on l.class_id = s.class_id
        join people p on p.id = l.lecturer_id and p.email = 'lecturer@campanile.test'
        where s.status <> 'cancelled' and s.starts_at <= ${now} and s.ends_at > ${now}`
    expect(on).toBe(true)
  }, 120_000)
})
