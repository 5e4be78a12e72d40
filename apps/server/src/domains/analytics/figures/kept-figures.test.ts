import { eq, sql } from 'drizzle-orm'
import fc from 'fast-check'
import { beforeAll, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { exams } from '#domains/exams/exams.tables.ts'
import { markEntries, markSheets } from '#domains/results/results.tables.ts'
import { makeAssignment, makeExam } from '#domains/results/testing/sheets.ts'
import {
  batches,
  batchMembers,
  departments,
  enrolments,
  programmes,
} from '#domains/structure/structure.tables.ts'
import { sessions as sessionsTable } from '#domains/timetable/timetable.tables.ts'
import { minutesAfter } from '#platform/clock.ts'
import { startTestServer } from '#testing/server.ts'
import { keepFigures } from './keep-figures.service.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const statuses = ['present', 'late', 'absent', 'excused'] as const
const sources = ['face', 'manual', 'code'] as const
const week = 7 * 24 * 60

let students: string[]
let classIds: string[]
let sessionIds: string[]
let batchIds: string[]

beforeAll(async () => {
  students = (await Promise.all(Array.from({ length: 6 }, () => make.student()))).map(({ id }) => id)
  const history = { createdAt: clock.now(), updatedAt: clock.now() }
  const [departmentId, programmeId] = [newId(), newId()]
  batchIds = [newId(), newId()]
  await db.insert(departments).values({ id: departmentId, name: 'Sciences', ...history })
  await db.insert(programmes).values({ id: programmeId, departmentId, name: 'BSc', ...history })
  await db
    .insert(batches)
    .values(
      batchIds.map((id, index) => ({ id, programmeId, code: `B${index}`, intakeYear: 2026, ...history })),
    )
  const lecturer = await make.lecturer()
  classIds = [(await make.class([lecturer])).id, (await make.class([lecturer])).id]
  sessionIds = []
  for (const [index, classId] of [...classIds, ...classIds, ...classIds, ...classIds].entries()) {
    const { id, startsAt } = await make.session(classId, { startsInMinutes: (index - 6) * 3000 })
    sessionIds.push(id)
    await db.execute(sql`insert into check_in_windows (id, session_id, opened_by, opened_at, late_after, closes_at)
      values (${newId()}, ${id}, ${lecturer.id}, ${startsAt}, ${minutesAfter(startsAt, 10)}, ${minutesAfter(startsAt, 20)})`)
  }
})

/** Random changes to attendance, in any order. None of them updates the figures explicitly. */
const index = fc.nat(100)
const act = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.record({
      kind: fc.constant('mark' as const),
      session: index,
      student: index,
      status: fc.constantFrom(...statuses),
      source: fc.constantFrom(...sources),
      minutes: fc.nat(40),
    }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('delete' as const), session: index, student: index }),
  },
  fc.record({
    kind: fc.constantFrom('cancel' as const, 'restore' as const, 'move' as const, 'other-class' as const),
    session: index,
    minutes: fc.integer({ min: -4 * week, max: 2 * week }),
  }),
  fc.record({ kind: fc.constant('open-again' as const), session: index, minutes: fc.nat(30) }),
  fc.record({ kind: fc.constantFrom('enrol' as const, 'withdraw' as const), session: index, student: index }),
  fc.record({ kind: fc.constant('batch' as const), student: index, batch: fc.nat(2) }),
  fc.record({ kind: fc.constant('time' as const), minutes: fc.nat(3000) }),
  fc.constant({ kind: 'keep' as const }),
)
type Act = typeof act extends fc.Arbitrary<infer T> ? T : never

const of = <T>(list: readonly T[], at: number): T => list[at % list.length]!

async function apply(it: Act): Promise<void> {
  if (it.kind === 'keep') return keepFigures(platform)
  if (it.kind === 'time') return clock.forward({ minutes: it.minutes })
  const session = 'session' in it ? of(sessionIds, it.session) : ''
  const student = 'student' in it ? of(students, it.student) : ''
  const later = 'minutes' in it && sql`make_interval(mins => ${it.minutes})`
  switch (it.kind) {
    case 'mark':
      await db.execute(sql`insert into attendance_records (session_id, student_id, status, source, marked_at)
        select ${session}, ${student}, ${it.status}, ${it.source}, starts_at + make_interval(secs => ${it.minutes * 47})
        from sessions where id = ${session}
        on conflict (session_id, student_id) do update set status = excluded.status, source = excluded.source,
          marked_at = excluded.marked_at`)
      return
    case 'delete':
      await db.execute(
        sql`delete from attendance_records where session_id = ${session} and student_id = ${student}`,
      )
      return
    case 'open-again':
      await db.execute(sql`insert into earlier_windows (id, session_id, opened_at, late_after, closed_at)
        select id, session_id, opened_at, late_after, closes_at from check_in_windows where session_id = ${session}`)
      await db.execute(sql`update check_in_windows set id = ${newId()}, opened_at = opened_at + ${later},
        late_after = late_after + ${later}, closes_at = closes_at + ${later} where session_id = ${session}`)
      return
    case 'cancel':
    case 'restore':
      await db
        .update(sessionsTable)
        .set({ status: it.kind === 'cancel' ? 'cancelled' : 'held' })
        .where(sql`id = ${session}`)
      return
    case 'move':
      await db.execute(sql`update sessions set starts_at = starts_at + make_interval(mins => ${it.minutes}),
        ends_at = ends_at + make_interval(mins => ${it.minutes}), status = 'cancelled' where id = ${session}`)
      await db.execute(sql`update sessions set status = 'moved' where id = ${session} and starts_at < now()`)
      return
    case 'other-class':
      await db.execute(
        sql`update sessions set class_id = ${of(classIds, Math.abs(it.minutes))}, status = 'held' where id = ${session} and ends_at < now()`,
      )
      return
    case 'enrol':
      await db
        .insert(enrolments)
        .values({ classId: of(classIds, it.session), studentId: student, enrolledAt: clock.now() })
        .onConflictDoUpdate({ target: [enrolments.classId, enrolments.studentId], set: { leftAt: null } })
      return
    case 'withdraw':
      await db.execute(sql`update enrolments set left_at = ${clock.now()} where student_id = ${student}`)
      return
    case 'batch':
      await db.execute(sql`delete from batch_members where student_id = ${student}`)
      if (it.batch < batchIds.length)
        await db.insert(batchMembers).values({ studentId: student, batchId: of(batchIds, it.batch) })
  }
}

/** The same rule as one query over the records, independent of the product's code. */
const counted = sql`select s.id as session_id, s.class_id, k.term_id, m.batch_id, r.student_id, r.status,
    s.starts_at, s.starts_at at time zone 'Europe/London' as local,
    case when r.source in ('face', 'passkey', 'code') and r.status in ('present', 'late')
      then least(9999, greatest(0, ceil(extract(epoch from r.marked_at - s.starts_at) / 60)))::int end as minutes
  from attendance_records r join sessions s on s.id = r.session_id join classes k on k.id = s.class_id
  left join batch_members m on m.student_id = r.student_id
  where s.status <> 'cancelled'`
const countsNow = () => sql`(c.status <> 'excused' or c.starts_at <= ${clock.now()})`
const tallies = sql`(count(*) filter (where c.status = 'present'))::int as present,
  (count(*) filter (where c.status = 'late'))::int as late, (count(*) filter (where c.status = 'absent'))::int as absent,
  (count(*) filter (where c.status = 'excused'))::int as excused`

const views = () => ({
  sessions: [
    sql`select session_id, batch_id, class_id, term_id, week::text, weekday, hour, present, late, absent, excused,
        arrived_5 + arrived_10 + arrived_15 + arrived_20 + arrived_30 + arrived_later as own, arrived_10
      from session_figures order by session_id, batch_id`,
    sql`select c.session_id, c.batch_id, c.class_id, c.term_id, date_trunc('week', c.local)::date::text as week,
        extract(isodow from c.local)::int as weekday, extract(hour from c.local)::int as hour, ${tallies},
        count(c.minutes)::int as own, (count(*) filter (where c.minutes between 6 and 10))::int as arrived_10
      from (${counted}) c where ${countsNow()}
      group by c.session_id, c.batch_id, c.class_id, c.term_id, c.local order by c.session_id, c.batch_id`,
  ],
  weeks: [
    sql`select term_id, week::text, sessions, present, late, absent, excused from week_figures order by term_id, week`,
    sql`select c.term_id, date_trunc('week', c.local)::date::text as week, count(distinct c.session_id)::int as sessions, ${tallies}
      from (${counted}) c where ${countsNow()} group by 1, 2 order by 1, 2`,
  ],
  students: [
    sql`select class_id, student_id, term_id, batch_id, present, late, absent, excused, letters,
        present_minutes, late_minutes from student_figures order by class_id, student_id`,
    sql`with c as (select * from (${counted}) c where ${countsNow()}),
      everyone as (select class_id, student_id from c union select class_id, student_id from enrolments where left_at is null)
      select e.class_id, e.student_id, k.term_id, m.batch_id, ${tallies},
        coalesce(string_agg(upper(left(c.status, 1)), '' order by c.starts_at, c.session_id), '') as letters,
        coalesce(array_agg(c.minutes::smallint order by c.minutes) filter (where c.minutes is not null and c.status = 'present'), '{}') as present_minutes,
        coalesce(array_agg(c.minutes::smallint order by c.minutes) filter (where c.minutes is not null and c.status = 'late'), '{}') as late_minutes
      from everyone e join classes k on k.id = e.class_id left join batch_members m on m.student_id = e.student_id
      left join c on c.class_id = e.class_id and c.student_id = e.student_id
      group by e.class_id, e.student_id, k.term_id, m.batch_id order by e.class_id, e.student_id`,
  ],
})

async function agree(): Promise<void> {
  for (const [kept, raw] of Object.values(views()))
    expect((await db.execute(kept!)).rows).toEqual((await db.execute(raw!)).rows)
}

it('agree with the records after any sequence of changes', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(act, { minLength: 1, maxLength: 25 }), async (acts) => {
      for (const it of acts) await apply(it)
      await keepFigures(platform)
      clock.forward({ minutes: 1 })
      await keepFigures(platform)
      await agree()
    }),
    { numRuns: 40 },
  )
}, 120_000)

it('are the same when two servers work concurrently and changes continue', async () => {
  const [sample] = fc.sample(fc.array(act, { minLength: 60, maxLength: 60 }), { numRuns: 1, seed: 7 })
  const people = async () => {
    for (const it of sample!) if (it.kind !== 'time' && it.kind !== 'keep') await apply(it)
  }
  const worker = async () => {
    for (let turn = 0; turn < 20; turn += 1) await keepFigures(platform)
  }
  await Promise.all([people(), worker(), worker()])
  clock.forward({ minutes: 1 })
  await keepFigures(platform)
  await agree()
})

it('lose nothing when the work is interrupted', async () => {
  const { id } = await make.session(classIds[0]!, { startsInMinutes: -60 })
  await db.execute(sql`insert into attendance_records (session_id, student_id, status, source, marked_at)
    values (${id}, ${students[0]!}, 'present', 'manual', ${clock.now()})`)
  await db.execute(sql`alter table week_figures add constraint broken check (sessions < 0) not valid`)
  await expect(keepFigures(platform)).rejects.toThrow()
  await db.execute(sql`alter table week_figures drop constraint broken`)
  await keepFigures(platform)
  clock.forward({ minutes: 1 })
  await keepFigures(platform)
  await agree()
})

it('add up released marks as percentages of their maximum', async () => {
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const { id: classId } = await make.class([lecturer], [student])
  const sheets = [
    [await makeAssignment(db, classId, { maxMark: '40' }), '30', clock.now()],
    [await makeExam(db, classId, { maxMark: '60' }), '27', clock.now()],
    [await makeAssignment(db, classId), '99', null],
  ] as const
  for (const [id, mark, releasedAt] of sheets) {
    const [exam] = await db.select({ id: exams.id }).from(exams).where(eq(exams.id, id))
    await db.insert(markSheets).values({ id, classId, ...(exam ? { examId: id } : { assignmentId: id }) })
    const entry = { sheetId: id, studentId: student.id, enteredBy: lecturer.id, enteredAt: clock.now() }
    await db.insert(markEntries).values({ ...entry, state: 'marked', mark, releasedAt })
  }
  await keepFigures(platform)
  const kept = await db.execute(
    sql`select mark_count as count, mark_sum::float8 as sum from student_figures where class_id = ${classId}`,
  )
  expect(kept.rows).toEqual([{ count: 2, sum: 75 + 45 }])
})
