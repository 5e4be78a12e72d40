import { desc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { holidays, terms } from '#domains/structure/structure.tables.ts'
import { instantAt } from '#platform/calendar.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { leavePeriodWords } from './leave-notifications.ts'
import { leaveNotices } from './notices.messages.ts'
import { leaveFactories } from './testing/leave-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const { admin, approved, ask, balance, somebody, adjust } = await leaveFactories(server)
const second = await server.as(await make.admin())
const nameOf = async (browser: TestBrowser) => {
  const { firstName, lastName } = (await browser.readSession({})).user!
  return `${firstName} ${lastName}`
}
const name = await nameOf(admin)
const m = leaveNotices('en-GB')
const [today, tuesday] = ['2026-11-16', '2026-11-24']

const statuses = async (mine: TestBrowser, from: string, to = from) =>
  (await mine.listMyStaffDays({ from, to })).items.map(({ day }) => day?.status ?? null)
const lastTold = async (personId: string) => {
  const mine = db.select().from(notifications).where(eq(notifications.personId, personId))
  const [last] = await mine.orderBy(desc(notifications.id))
  return last
}

describe('an approval', () => {
  it('deducts the days from the balance, fills the staff days and notifies the person', async () => {
    const { mine, person } = await somebody()
    const since = clock.now().toISOString()
    clock.forward({ seconds: 1 })
    const { id: requestId, version } = await ask(mine, { from: '2026-11-20', to: tuesday })
    const review = await admin.approveLeave({ requestId, version })
    expect(review).toMatchObject({
      request: { status: 'approved', minutes: 1440, can: { decide: false, revoke: true } },
      balance: { taken: 1440, pending: 0, left: 9600 - 1440 },
      sessions: [],
    })
    expect(review.request.approvedAt).toBe(review.request.decidedAt)
    expect(await statuses(mine, '2026-11-20', '2026-11-25')).toEqual([
      'on-leave',
      null,
      null,
      'on-leave',
      'on-leave',
      null,
    ])
    expect(await lastTold(person.id)).toMatchObject({
      kind: 'decisions',
      type: 'success',
      title: m.leaveApproved(),
      message: m.leaveApprovedBy({
        leaveType: 'Annual leave',
        period: '20 to 24 November',
        name,
      }),
      navigationPath: `/app/leave-requests?request=${requestId}`,
    })
    const { items } = await mine.listMyLeaveDecisions({ since })
    expect(items.map(({ id, status }) => [id, status])).toEqual([[requestId, 'approved']])
    const [event] = await db
      .select()
      .from(auditEvents)
      .where(eq(auditEvents.entityId, requestId))
      .orderBy(desc(auditEvents.id))
    expect(event).toMatchObject({ operation: 'approveLeave', after: { status: 'approved' } })
  })

  it('counts the days again, so that a holiday added since is not deducted', async () => {
    const { mine } = await somebody()
    const { id: requestId, version, minutes } = await ask(mine, { from: '2026-12-07', to: '2026-12-11' })
    expect(minutes).toBe(2400)
    const history = { createdAt: clock.now(), updatedAt: clock.now() }
    const termId = newId()
    await db
      .insert(terms)
      .values({ id: termId, name: 'Autumn', firstDay: '2026-09-01', lastDay: '2026-12-18', ...history })
    const day = { firstDay: '2026-12-08', lastDay: '2026-12-08' }
    await db.insert(holidays).values({ id: newId(), termId, name: 'Founders’ Day', ...day })
    const { request } = await admin.approveLeave({ requestId, version })
    expect(request).toMatchObject({ minutes: 1920, days: 4 })
    expect(await balance(mine)).toMatchObject({ taken: 1920 })
    expect(await statuses(mine, '2026-12-07', '2026-12-09')).toEqual(['on-leave', null, 'on-leave'])
  })

  it('is refused once the balance has become too small', async () => {
    const { mine, person } = await somebody()
    const { id: requestId, version } = await ask(mine, { from: '2026-11-23', to: '2026-11-27' })
    await adjust(person.id, 2026, -9000)
    expect(await refusal(admin.approveLeave({ requestId, version }))).toBe('leave-balance-short')
    expect(await mine.readLeave({ requestId })).toMatchObject({ status: 'pending', version })
    expect(await statuses(mine, '2026-11-23')).toEqual([null])
  })

  it('is made by only one of two admins at once', async () => {
    const { mine } = await somebody()
    const { id: requestId, version } = await ask(mine, { from: tuesday })
    const outcomes = await Promise.allSettled([
      admin.approveLeave({ requestId, version }),
      second.rejectLeave({ requestId, version, rejectionReason: 'Exams' }),
      second.approveLeave({ requestId, version }),
    ])
    const refused = outcomes.filter((it) => it.status === 'rejected')
    expect(refused.map(({ reason }) => reason.code)).toEqual(['already-decided', 'already-decided'])
    const { status } = await mine.readLeave({ requestId })
    expect(await balance(mine)).toMatchObject({ taken: status === 'approved' ? 480 : 0, pending: 0 })
    expect(await refusal(mine.withdrawLeave({ requestId, version }))).toBe('already-decided')
  })

  it('needs an existing request, and never one of the admin’s own', async () => {
    const requestId = newId()
    expect(await refusal(admin.approveLeave({ requestId, version: 0 }))).toBe('not-found')
    expect(await refusal(admin.reviewLeave({ requestId }))).toBe('not-found')
    const { mine, person } = await somebody()
    const asked = await ask(mine, { from: tuesday })
    const { version } = await admin.readPerson({ personId: person.id })
    const { email, firstName, lastName } = person
    const become = { role: 'admin' as const, employmentType: null, number: null }
    await admin.updatePerson({ personId: person.id, version, email, firstName, lastName, ...become })
    const self = await server.as(person)
    expect(await refusal(self.approveLeave({ requestId: asked.id, version: 0 }))).toBe('forbidden')
    expect((await admin.approveLeave({ requestId: asked.id, version: 0 })).request.status).toBe('approved')
  })
})

describe('part of a day', () => {
  const came = async (mine: TestBrowser, personId: string, date: string, inTime: string, outTime: string) => {
    const { day } = await admin.readStaffDay({ personId, date })
    const times = { inTime, outTime, status: null, reason: 'The door log' }
    await admin.correctStaffDay({ personId, date, version: day?.version ?? null, ...times })
    return statuses(mine, date)
  }

  it('leaves the rest of the day as working time', async () => {
    const { mine, person } = await somebody()
    await approved(mine, { from: today, part: 'morning' })
    expect(await statuses(mine, today)).toEqual([null])
    expect((await mine.readMyStaffDay({})).shift).toMatchObject({ startsAt: '13:00', endsAt: '17:00' })
    const { items } = await admin.readStaffBoard({ search: person.lastName })
    expect(items.find(({ personId }) => personId === person.id)?.state).toBe('due')
    expect(await came(mine, person.id, today, '13:05', '17:00')).toEqual(['present'])
    expect(await came(mine, person.id, today, '13:30', '17:00')).toEqual(['late'])
  })

  it('adds up with the other part to a day of leave, and each can be withdrawn', async () => {
    const { mine, person } = await somebody()
    const morning = await approved(mine, { from: tuesday, part: 'morning' })
    const hours = { type: 'Personal leave', part: 'hours' as const, startsAt: '13:00', endsAt: '17:00' }
    await approved(mine, { from: tuesday, ...hours })
    expect(await statuses(mine, tuesday)).toEqual(['on-leave'])
    const { id: requestId, version } = morning
    await admin.revokeLeave({ requestId, version, reason: 'The exam is in the morning' })
    expect(await statuses(mine, tuesday)).toEqual([null])
    expect((await admin.readStaffDay({ personId: person.id, date: tuesday })).shift).toMatchObject({
      startsAt: '09:00',
      endsAt: '13:00',
    })
  })
})

describe('a rejection', () => {
  it('gives the reason and changes nothing else', async () => {
    const { mine, person } = await somebody()
    const { id: requestId, version } = await ask(mine, { from: tuesday })
    const reject = (rejectionReason: string) => admin.rejectLeave({ requestId, version, rejectionReason })
    await expect(reject(' ')).rejects.toMatchObject({ fields: { rejectionReason: 'Enter a reason' } })
    expect(await reject('Exams are that day')).toMatchObject({
      request: { status: 'rejected', rejectionReason: 'Exams are that day', approvedAt: null },
      balance: { pending: 0, left: 9600 },
    })
    expect(await lastTold(person.id)).toMatchObject({
      type: 'error',
      title: m.leaveRejected(),
      message: [
        m.leaveRejectedBy({ leaveType: 'Annual leave', period: '24 November', name }),
        reasonWords('Exams are that day', 'en-GB'),
      ].join(' '),
    })
    await ask(mine, { from: tuesday })
  })
})

describe('a withdrawn approval', () => {
  it('restores the balance, and each day follows its times again', async () => {
    const { mine, person } = await somebody()
    const { id: requestId, version } = await approved(mine, { from: '2026-11-13', to: '2026-11-17' })
    const at = instantAt('Europe/London', '2026-11-13', '08:55')
    await admin.correctStaffDay({
      personId: person.id,
      date: '2026-11-13',
      version: 0,
      inTime: '08:55',
      outTime: '17:00',
      status: null,
      reason: 'Came in after all',
    })
    expect(await statuses(mine, '2026-11-13')).toEqual(['on-leave'])
    const both = await Promise.allSettled([
      admin.revokeLeave({ requestId, version, reason: 'The dean asked' }),
      second.revokeLeave({ requestId, version, reason: 'The dean asked' }),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await mine.readLeave({ requestId })).toMatchObject({
      status: 'revoked',
      revokedReason: 'The dean asked',
      approvedAt: expect.any(String),
    })
    expect(await balance(mine)).toMatchObject({ taken: 0, left: 9600 })
    expect(await statuses(mine, '2026-11-13', '2026-11-17')).toEqual(['present', null, null, null, null])
    expect((await mine.listMyStaffDays({ from: '2026-11-13', to: '2026-11-13' })).items[0]?.day?.inAt).toBe(
      at.toISOString(),
    )
    const facts = {
      leaveType: 'Annual leave',
      period: leavePeriodWords(await mine.readLeave({ requestId }), 'en-GB'),
    }
    // Either of the two admins was first.
    expect([name, await nameOf(second)].map((it) => m.leaveWithdrawnBy({ ...facts, name: it }))).toContain(
      (await lastTold(person.id))?.message.replace(` ${reasonWords('The dean asked', 'en-GB')}`, ''),
    )
    await ask(mine, { from: '2026-11-16' })
  })
})

describe('a person who leaves', () => {
  it('keeps their history; pending requests are withdrawn when they are archived, but not when disabled', async () => {
    const { mine, person } = await somebody()
    const past = await approved(mine, { from: '2026-11-13' })
    const { id: requestId } = await ask(mine, { from: tuesday })
    await admin.disablePerson({ personId: person.id })
    expect((await admin.readLeave({ requestId })).status).toBe('pending')
    await admin.archivePerson({ personId: person.id })
    expect((await admin.readLeave({ requestId })).status).toBe('withdrawn')
    expect((await admin.readLeave({ requestId: past.id })).status).toBe('approved')
  })
})
