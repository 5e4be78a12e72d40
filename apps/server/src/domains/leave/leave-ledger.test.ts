import { randomUUID } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { leaveLedger, leaveRequestDays, leaveRequests, leaveTypes } from './leave.tables.ts'
import { updateLeaveLedger } from './leave-ledger.service.ts'
import { lockLeaveType } from './leave-types.repo.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const { admin, adjust, approved, ask, balance, somebody, typeId } = await leaveFactories(server)
const monday = '2026-11-23'

const ledger = async (personId: string, name = 'Annual leave', year = 2026) =>
  admin.listLeaveLedger({ personId, leaveTypeId: await typeId(name), year })
const values = {
  paid: true,
  entitledMinutes: 960,
  dayMinutes: 480,
  allowsHalfDays: false,
  allowsHours: false,
  fileAfterDays: null,
  carryOverMinutes: 0,
  carryOverMonths: 3,
  roles: ['lecturer' as const],
}

describe('the ledger', () => {
  it('explains a balance and adds up to it', async () => {
    const { mine, person } = await somebody({ firstName: 'Ada', lastName: 'Sum' })
    const { id: requestId, version } = await approved(mine, { from: monday, to: '2026-11-24' })
    await admin.revokeLeave({ requestId, version, reason: 'Exams' })
    await approved(mine, { from: monday, part: 'morning' })
    await adjust(person.id, 2026, 480)
    const { personName, balance: shown, items } = await ledger(person.id)
    expect(personName).toBe('Ada Sum')
    expect(items.map(({ kind, minutes }) => [kind, minutes]).toSorted()).toEqual([
      ['adjustment', 480],
      ['entitlement', 9600],
      ['returned', 960],
      ['taken', -240],
      ['taken', -960],
    ])
    expect(items.find(({ kind }) => kind === 'adjustment')).toMatchObject({
      note: 'Agreed with the dean',
      by: expect.any(String),
    })
    expect(shown).toMatchObject({ entitled: 9600, adjusted: 480, taken: 240, left: 9840 })
    expect(items.reduce((sum, { minutes }) => sum + minutes, 0)).toBe(shown.left)
    expect(await balance(mine)).toEqual(shown)
  })

  it('adjusts and is audited once however often it is sent', async () => {
    const { person } = await somebody()
    const it = {
      adjustmentId: randomUUID(),
      personId: person.id,
      leaveTypeId: await typeId('Annual leave'),
      year: 2026,
      minutes: -480,
      note: 'Left early in June',
    }
    await Promise.all([admin.adjustLeaveBalance(it), admin.adjustLeaveBalance(it)])
    expect((await ledger(person.id)).balance).toMatchObject({ adjusted: -480, left: 9120 })
    const events = await db.select().from(auditEvents).where(eq(auditEvents.entityId, person.id))
    expect(events).toMatchObject([
      { operation: 'adjustLeaveBalance', after: { minutes: -480, note: 'Left early in June' } },
    ])
    expect(await refusal(admin.adjustLeaveBalance({ ...it, minutes: 0 }))).toBe('invalid-input')
  })

  it('notifies the person of an adjustment: what, from, to, who and why', async () => {
    const { mine, person } = await somebody()
    const leaveTypeId = await typeId('Annual leave')
    const adjust = (minutes: number, note: string) =>
      admin.adjustLeaveBalance({
        ...{ adjustmentId: randomUUID(), personId: person.id, leaveTypeId, year: 2026 },
        ...{ minutes, note },
      })
    await adjust(-480, 'Left early in June')
    const { items } = await mine.listNotifications({})
    expect(items.map(({ title, message }) => [title, message])).toEqual([
      [
        'Leave balance adjusted',
        expect.stringMatching(
          /^.+ deducted 1 day from your Annual leave for 2026\. Before: 20 days\. Now: 19 days\. Reason: Left early in June$/,
        ),
      ],
    ])
    await adjust(240, 'Worked on a Saturday')
    expect((await mine.listNotifications({})).items[0]!.message).toContain('added 0.5 days to')
  })

  it('is for admins only, and for eligible people and existing types', async () => {
    const { mine, person } = await somebody()
    const student = await make.student()
    const leaveTypeId = await typeId('Annual leave')
    expect(await refusal(ledger(student.id))).toBe('not-found')
    const unknown = admin.listLeaveLedger({ personId: person.id, leaveTypeId: randomUUID(), year: 2026 })
    expect(await refusal(unknown)).toBe('not-found')
    const theirs = mine.listLeaveLedger({ personId: person.id, leaveTypeId, year: 2026 })
    expect(await refusal(theirs)).toBe('forbidden')
    expect(await refusal(mine.listLeaveBalances({}))).toBe('forbidden')
    expect(await refusal(mine.listLeaveTypes({}))).toBe('forbidden')
    expect(await refusal(mine.createLeaveType({ name: 'More', ...values }))).toBe('forbidden')
  })

  it('lists everyone by page and name', async () => {
    await somebody({ firstName: 'Zoe', lastName: 'Pager' })
    await make.staff({ firstName: 'Abel', lastName: 'Pager' })
    await make.lecturer({ firstName: 'Gone', lastName: 'Pager', isActive: false })
    const page = await admin.listLeaveBalances({ search: 'pager', pageSize: 1 })
    expect(page).toMatchObject({ total: 2, year: 2026, items: [{ personName: 'Abel Pager', role: 'staff' }] })
    expect(page.items[0]?.balances[0]).toMatchObject({ left: 9600, leaveType: { name: 'Annual leave' } })
    expect((await admin.listLeaveBalances({ search: 'pager', role: 'lecturer' })).total).toBe(1)
  })
})

describe('a leave type', () => {
  it('gives every eligible person their entitlement at once, and a changed one from this year on', async () => {
    const { mine } = await somebody()
    const staff = await server.as(await make.staff())
    const made = await admin.createLeaveType({ name: 'Moving house', ...values })
    expect(made).toMatchObject({ requests: 0, archived: false, can: { edit: true, changeDayMinutes: true } })
    expect(await balance(mine, 'Moving house')).toMatchObject({ left: 960 })
    expect(await balance(staff, 'Moving house')).toBeUndefined()
    const { id: leaveTypeId, version } = made
    const change = { leaveTypeId, version, name: 'Moving house', ...values, entitledMinutes: 1440 }
    const both = await Promise.allSettled([admin.updateLeaveType(change), admin.updateLeaveType(change)])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await balance(mine, 'Moving house')).toMatchObject({ left: 1440 })
    expect(await balance(mine, 'Moving house', '2027-02-01')).toMatchObject({ left: 1440 })
  })

  it('notifies eligible people of their new and previous entitlement', async () => {
    const { mine } = await somebody()
    const staff = await server.as(await make.staff())
    const notices = async () =>
      (await mine.listNotifications({})).items
        .filter(({ title }) => title === 'Leave entitlement changed')
        .map(({ message }) => message)
    const { id: leaveTypeId, version } = await admin.createLeaveType({ name: 'Study', ...values })
    expect(await notices()).toEqual([
      expect.stringMatching(/^.+ added Study\. You are entitled to 2 days in 2026\.$/),
    ])
    const change = { leaveTypeId, version, name: 'Study', ...values, entitledMinutes: 1440 }
    const { version: next } = await admin.updateLeaveType(change)
    expect((await notices())[0]).toMatch(
      /^.+ changed Study\. You are entitled to 3 days in 2026 instead of 2 days\.$/,
    )
    await admin.updateLeaveType({ ...change, version: next, fileAfterDays: 2 })
    expect(await notices(), 'what changes no entitlement').toHaveLength(2)
    expect((await staff.listNotifications({})).items, 'whom it is not for').toEqual([])
  })

  it('keeps its day length once requested, a unique name, and its requests when archived', async () => {
    const { mine } = await somebody()
    const { id: leaveTypeId, version } = await admin.createLeaveType({ name: 'Election day', ...values })
    const named = (name: string) => admin.createLeaveType({ name, ...values })
    await expect(named('ELECTION DAY')).rejects.toMatchObject({
      code: 'already-exists',
      fields: { name: expect.any(String) },
    })
    await approved(mine, { type: 'Election day', from: monday })
    const change = { leaveTypeId, version, name: 'Election day', ...values, dayMinutes: 420 }
    expect(await refusal(admin.updateLeaveType(change))).toBe('blocked')
    await expect(
      admin.updateLeaveType({ ...change, dayMinutes: values.dayMinutes, paid: !values.paid }),
    ).rejects.toMatchObject({ code: 'blocked', fields: { paid: expect.any(String) } })
    const archived = await admin.archiveLeaveType({ leaveTypeId, version })
    expect(archived).toMatchObject({ archived: true, requests: 1, can: { edit: false, restore: true } })
    expect(await refusal(admin.archiveLeaveType({ leaveTypeId, version }))).toBe('edit-conflict')
    expect(await balance(mine, 'Election day')).toMatchObject({ taken: 480, left: 480 })
    const other = await named('Election day')
    const restore = () => admin.restoreLeaveType({ leaveTypeId, version: archived.version })
    expect(await refusal(restore())).toBe('already-exists')
    await admin.archiveLeaveType({ leaveTypeId: other.id, version: other.version })
    expect(await restore()).toMatchObject({ archived: false })
    const { items } = await admin.listLeaveTypes({})
    expect(items.at(-1)).toMatchObject({ id: other.id, archived: true })
  })
})

describe('a leave type that changes during a request', () => {
  const change = { dayMinutes: 420, paid: false }

  /** Runs `first` in another transaction, which stays open until `later` waits for its lock. */
  async function meanwhile<T>(first: (other: typeof db) => Promise<unknown>, later: () => Promise<T>) {
    let waiting: Promise<T> | undefined
    await db.transaction(async (tx) => {
      await first(tx)
      waiting = later()
      waiting.catch(() => undefined)
      await expect
        .poll(async () => {
          const { rows } = await tx.execute(
            sql`select count(*)::int as waiting from pg_locks where not granted`,
          )
          return rows[0]?.waiting
        })
        .toBeGreaterThan(0)
    })
    return waiting!
  }

  it('counts the request by the changed type', async () => {
    const { mine } = await somebody()
    const { id } = await admin.createLeaveType({ name: 'Voting', ...values })
    const request = await meanwhile(
      (other) => other.update(leaveTypes).set(change).where(eq(leaveTypes.id, id)),
      () => ask(mine, { type: 'Voting', from: monday }),
    )
    expect(request.minutes).toBe(420)
  })

  it('does not change a request that came first', async () => {
    const { mine } = await somebody()
    const { id: leaveTypeId, version } = await admin.createLeaveType({ name: 'Jury', ...values })
    const { id } = await ask(mine, { type: 'Jury', from: monday })
    const asked = await db.select().from(leaveRequests).where(eq(leaveRequests.id, id))
    await db.delete(leaveRequestDays).where(eq(leaveRequestDays.requestId, id))
    await db.delete(leaveRequests).where(eq(leaveRequests.id, id))
    const refused = meanwhile(
      async (other) => {
        await lockLeaveType(other, leaveTypeId, 'beside')
        await other.insert(leaveRequests).values(asked)
      },
      () => admin.updateLeaveType({ leaveTypeId, version, name: 'Jury', ...values, paid: false }),
    )
    expect(await refusal(refused)).toBe('blocked')
  })
})

describe('the nightly job', () => {
  it('grants everyone what reading would have granted, and nothing twice', async () => {
    await Promise.all([make.staff(), make.lecturer(), make.lecturer({ isActive: false }), make.student()])
    await updateLeaveLedger(platform)
    const count = async () => (await db.select().from(leaveLedger)).length
    const before = await count()
    await Promise.all([updateLeaveLedger(platform), updateLeaveLedger(platform)])
    expect(await count()).toBe(before)
    const { rows } = await db.execute(sql`
      select count(*)::int as missing from people p join leave_types t on p.role = any(t.roles)
      where p.is_active and p.archived_at is null and t.archived_at is null and t.entitled_minutes is not null
        and not exists (select 1 from leave_ledger l where l.person_id = p.id and l.leave_type_id = t.id)`)
    expect(rows).toEqual([{ missing: 0 }])
  })

  it('grants five thousand people at once', async () => {
    await db.execute(sql`
      insert into people (id, email, first_name, last_name, role, is_active, created_at, updated_at)
      select gen_random_uuid(), 'many' || n || '@campus.test', 'Many', 'People', 'staff', true, now(), now()
      from generate_series(1, 5000) n`)
    await updateLeaveLedger(platform)
    const { rows } = await db.execute(sql`
      select count(distinct l.person_id)::int as people, count(*)::int % 5000 as rest
      from leave_ledger l join people p on p.id = l.person_id and p.first_name = 'Many'`)
    expect(rows).toEqual([{ people: 5000, rest: 0 }])
  })

  it('can run while people request leave', async () => {
    const { mine } = await somebody()
    await Promise.all([
      updateLeaveLedger(platform),
      ask(mine, { from: monday }),
      ask(mine, { from: '2026-11-24' }),
      admin.listLeaveBalances({ search: 'many', pageSize: 100 }),
    ])
    expect(await balance(mine)).toMatchObject({ pending: 960 })
  })
})
