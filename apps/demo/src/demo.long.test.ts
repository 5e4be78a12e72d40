import { pgType } from '@campanile/server/db/row-shape.ts'
import { hasRows, queryRows } from '@campanile/server/db/rows.ts'
import { startTestServer } from '@campanile/server/testing/server.ts'
import { expect, it } from 'vitest'
import { keepDemoLive, loadDemo } from './demo.ts'

const server = await startTestServer()
const { platform, clock } = server
const { db } = platform
let loadedAt = 0

/** The demo lecturer's sessions that are in progress or start within 15 minutes. */
const near = () =>
  queryRows(db, { id: pgType.uuid })`select s.id from sessions s
      join class_lecturers l on l.class_id = s.class_id
      join people p on p.id = l.lecturer_id and p.email = 'lecturer@campanile.test'
      where s.status <> 'cancelled' and s.ends_at > ${clock.now()}
        and s.starts_at <= ${clock.now()}::timestamptz + interval '15 minutes'`

it('the demo has no double bookings and always has a session in progress, even days after it was loaded', async () => {
  // The database only rejects double bookings in its own future, so all sessions must lie ahead of its clock.
  const tomorrow = (Date.now() - clock.now().getTime()) / 60_000 + 24 * 60
  clock.forward({ minutes: Math.ceil(tomorrow) })
  loadedAt = clock.now().getTime()
  await loadDemo(platform, { size: 'small' })
  for (let step = 0; step < 3 * 24 * 2; step += 1) {
    await keepDemoLive(platform)
    expect(await near(), clock.now().toISOString()).not.toHaveLength(0)
    clock.forward({ minutes: 31 })
  }
}, 120_000)

it('the demo is added only once when it is loaded again', async () => {
  const count = () => queryRows(db, { count: pgType.int })`select count(*)::int as count from sessions`
  await keepDemoLive(platform)
  const before = await count()
  await loadDemo(platform, { size: 'small' })
  expect(await count()).toEqual(before)
})

it('its mitigation requests have every state, the effects of approvals, and evidence that can be opened', async () => {
  const [admin] = await queryRows(db, {
    id: pgType.uuid,
  })`select id from people where email = 'admin@campanile.test'`
  const reviewing = await server.as(admin!)
  const { items, counts } = await reviewing.listMitigation({ pageSize: 100 })
  expect(Math.min(counts.pending, counts.approved, counts.rejected)).toBeGreaterThan(0)
  const has = (what: (it: (typeof items)[number]) => boolean) => expect(items.some(what)).toBe(true)
  has((it) => it.autoApproved)
  has((it) => it.reversedAt !== null && it.effects.length > 0)
  has((it) => it.reversedAt === null && it.effects.some(({ obstacle }) => obstacle === null))
  const asked = items.find((it) => it.attachments.length > 0)!
  const { id: attachmentId, size } = asked.attachments[0]!
  const file = await reviewing.readMitigationFile({ requestId: asked.id, attachmentId })
  expect(file).toHaveLength(size)
  expect(String(file).slice(0, 5)).toBe('%PDF-')
})

it('it has leave in every state, and balances that are the sums of their ledgers', async () => {
  const states = await queryRows(db, {
    status: pgType.text,
  })`select distinct status from leave_requests order by 1`
  expect(states.map(({ status }) => status)).toEqual([
    'approved',
    'pending',
    'rejected',
    'revoked',
    'withdrawn',
  ])
  const wrong = await hasRows(db)`select r.id from leave_requests r
      where r.status = 'approved' and (select sum(minutes) from leave_request_days d where d.request_id = r.id)
        is distinct from (select -sum(minutes) from leave_ledger l where l.request_id = r.id)`
  expect(wrong).toBe(false)
  const touched = await hasRows(
    db,
  )`select 1 from leave_requests r join people p on p.id = r.person_id and p.email = 'lecturer@campanile.test'
      join class_lecturers l on l.lecturer_id = p.id join sessions s on s.class_id = l.class_id
      where r.status = 'pending' and s.status <> 'cancelled'
        and r.during && tsrange(s.starts_at at time zone 'Europe/London', s.ends_at at time zone 'Europe/London')`
  expect(touched).toBe(true)
})

it('it has marks in every state, and a student with an average', async () => {
  const [admin] = await queryRows(db, {
    id: pgType.uuid,
  })`select id from people where email = 'admin@campanile.test'`
  const [student] = await queryRows(db, {
    id: pgType.uuid,
  })`select id from people where email = 'student@campanile.test'`
  const browser = await server.as(admin!)
  const { counts, items } = await browser.listMarkSheets({ pageSize: 100 })
  expect(Math.min(counts.draft, counts.submitted, counts.published)).toBeGreaterThan(0)
  expect(items.some(({ withheld }) => withheld > 0)).toBe(true)
  const drafts = items.filter(({ status, entered }) => status === 'draft' && entered > 0)
  const sheets = await Promise.all(drafts.map(({ id }) => browser.readMarkSheet({ sheetId: id })))
  expect(sheets.some(({ cells }) => cells.some(({ unusual }) => unusual.length > 0))).toBe(true)
  const papers = await browser.listIssuedPapers({})
  expect(papers.items.map(({ state }) => state).sort()).toEqual(['genuine', 'revoked', 'superseded'])
  const { gpa, terms } = await (await server.as(student!)).listMyResults({})
  expect(Number(gpa)).toBeGreaterThan(2)
  expect(terms.filter((term) => term.gpa !== null).length).toBe(2)
})

it('its assignments have every state for the demo student', async () => {
  const [student] = await queryRows(db, {
    id: pgType.uuid,
  })`select id from people where email = 'student@campanile.test'`
  // Goes back to the time of loading: the tests before this one have moved the clock by days.
  const since = (clock.now().getTime() - loadedAt) / 1000
  clock.forward({ seconds: -since })
  const { items } = await (await server.as(student!)).listMyAssignments({ pageSize: 100 })
  const states = new Set(items.map(({ state }) => state))
  for (const state of ['upcoming', 'open', 'due-soon', 'late', 'submitted', 'marked', 'closed']) {
    expect([...states]).toContain(state)
  }
  expect(items.some(({ extended }) => extended)).toBe(true)
  clock.forward({ seconds: since })
})

it('it has paid months that are exact to the minor unit, and one with an open discrepancy', async () => {
  const runs = await queryRows(db, {
    status: pgType.text,
    open: pgType.int,
    wrong: pgType.int,
    people: pgType.int,
  })`select r.status, (select count(*)::int from payslips s where s.pay_run_id = r.id) as people,
      (select count(*)::int from pay_discrepancies d where d.pay_run_id = r.id and d.decision is null) as open,
      (select count(*)::int from payslips s where s.pay_run_id = r.id
        and s.net <> (select sum(l.amount) from pay_lines l where l.payslip_id = s.id)) as wrong
    from pay_runs r order by r.month`
  expect(runs).toMatchObject([
    { status: 'locked', open: 0, wrong: 0 },
    { status: 'locked', open: 0, wrong: 0 },
    { status: 'paid', open: 0, wrong: 0 },
    { status: 'computed', wrong: 0 },
  ])
  expect(runs[3]!.open).toBeGreaterThan(2)
  expect(runs[0]!.people).toBeGreaterThan(8)
})
