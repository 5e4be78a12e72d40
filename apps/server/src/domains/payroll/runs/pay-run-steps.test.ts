import { randomUUID } from 'node:crypto'
import { and, eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { reasonWords } from '#domains/notifications/reason-words.ts'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { monthWords } from '#platform/date-words.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { payNotices } from '../notices.messages.ts'
import { payLines, payslips } from '../pay-runs.tables.ts'
import { runFactories } from '../testing/run-factories.ts'
import { continuePayRuns, processPayRunBatch, workOnPayRun } from './pay-run-work.service.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const pay = await runFactories(server)
const { admin, profile, bank, computed, settleAll, slipOf, locked } = pay

/** A separate month for each test, far enough apart that nothing is adjusted. */
let year = 2026
const nextMonth = () => {
  year -= 1
  return `${year}-03`
}

async function employed(lastName: string, amount = 310_000) {
  const person = await make.staff({ lastName })
  await profile(person, { amount, firstDay: '2000-01-01' })
  await bank(person)
  return person
}
const readLines = (payRunId: string) =>
  db
    .select({ person: payslips.personId, key: payLines.key, amount: payLines.amount, kind: payLines.kind })
    .from(payLines)
    .innerJoin(payslips, eq(payslips.id, payLines.payslipId))
    .where(eq(payslips.payRunId, payRunId))
    .orderBy(payslips.personId, payLines.position)

describe('computing', () => {
  it('continues after an interruption, with the same result however often it runs', async () => {
    const person = await employed('Broken')
    await db.insert(staffDays).values({ personId: person.id, date: '2025-03-03', status: 'absent' })
    const month = nextMonth()
    const { id: payRunId } = await admin.createPayRun({ payRunId: randomUUID(), month })
    // A process that dies in the middle of a batch leaves none of it behind.
    await expect(
      db.transaction(async (tx) => {
        const events = { announce: () => undefined, flush: async () => undefined }
        const dying = { ...platform, db: tx, events: events as never }
        await processPayRunBatch(dying, payRunId)
        throw new Error('killed')
      }),
    ).rejects.toThrow('killed')
    expect(await readLines(payRunId)).toEqual([])
    await processPayRunBatch(platform, payRunId)
    expect(await admin.readPayRun({ payRunId })).toMatchObject({ status: 'computing' })
    await continuePayRuns(platform)
    const run = await admin.readPayRun({ payRunId })
    expect(run.status).toBe('computed')
    expect(run.progress.done).toBe(run.progress.total)
    const lines = await readLines(payRunId)
    expect(lines.filter((it) => it.person === person.id).map((it) => it.kind)).toEqual(['basic', 'no-pay'])
    await workOnPayRun(platform, payRunId)
    await admin.computePayRun({ payRunId, version: run.version })
    await workOnPayRun(platform, payRunId)
    expect(await readLines(payRunId)).toEqual(lines)
    const again = await admin.readPayRun({ payRunId })
    expect(again.totals).toEqual(run.totals)
    expect(again.discrepancies).toEqual(run.discrepancies)
    await admin.removePayRun({ payRunId, version: again.version })
    expect(await refusal(admin.readPayRun({ payRunId }))).toBe('not-found')
  })

  it('creates one run for a month, however often it is requested', async () => {
    const [payRunId, month] = [randomUUID(), nextMonth()]
    const both = await Promise.all([
      admin.createPayRun({ payRunId, month }),
      admin.createPayRun({ payRunId, month }),
    ])
    expect(both.map(({ id }) => id)).toEqual([payRunId, payRunId])
    expect(await refusal(admin.createPayRun({ payRunId: randomUUID(), month }))).toBe('already-exists')
    expect(await refusal(admin.createPayRun({ payRunId: randomUUID(), month: '2026-12' }))).toBe(
      'pay-month-ahead',
    )
    await workOnPayRun(platform, payRunId)
    const { version } = await admin.readPayRun({ payRunId })
    await admin.removePayRun({ payRunId, version })
  })
})

describe('steps', () => {
  it('require the password, let one of two admins win, and show each their next step', async () => {
    const person = await employed('Stepping')
    const run = await computed(nextMonth())
    const { version } = await settleAll(run.id)
    const other = await server.asUnconfirmed(await make.admin())
    const step = { payRunId: run.id, version }
    expect(await refusal(other.approvePayRun(step))).toBe('requires-recent-login')
    await other.confirmPassword({ password: testPassword })
    const outcomes = await Promise.all(
      [admin, other].map((it) =>
        it.approvePayRun(step).then(
          () => 'approved',
          (error) => error.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['approved', 'pay-run-moved-on'])
    const approved = await admin.readPayRun({ payRunId: run.id })
    expect(approved.can).toMatchObject({
      approve: false,
      giveBack: true,
      pay: true,
      compute: false,
      settle: false,
    })
    expect(await refusal(admin.computePayRun({ payRunId: run.id, version: approved.version }))).toBe(
      'pay-run-moved-on',
    )
    const mine = await server.as(person)
    const slip = (await slipOf(run.id, person))!
    expect((await mine.readPayslip({ payslipId: slip.id })).net).toBe(310_000)
    const back = await admin.giveBackPayRun({
      payRunId: run.id,
      version: approved.version,
      reason: 'Too early',
    })
    expect(back.status).toBe('computed')
    expect(await refusal(mine.readPayslip({ payslipId: slip.id }))).toBe('not-found')
    const m = payNotices('en-GB')
    const { firstName, lastName } = pay.person
    const facts = { name: `${firstName} ${lastName}`, month: monthWords(run.month, 'en-GB') }
    expect((await mine.listNotifications({})).items.slice(0, 2)).toMatchObject([
      {
        title: m.payslipReversed(),
        message: [m.payslipReversedBy(facts), reasonWords('Too early', 'en-GB')].join(' '),
      },
      { title: m.newPayslip() },
    ])
    // People have seen it, so it can be corrected but not deleted.
    expect(back.can).toMatchObject({ remove: false, compute: true })
    const removal = admin.removePayRun({ payRunId: run.id, version: back.version })
    expect(await refusal(removal)).toBe('pay-run-moved-on')
    const done = await locked(run.id)
    expect(done).toMatchObject({ status: 'locked', can: { reverse: true, remove: false } })
  })

  it('does not let an admin approve a run that pays only themselves', async () => {
    const month = '2026-11'
    await profile(pay.person, { firstDay: '2026-11-01', amount: 500_000 })
    await bank(pay.person)
    // End everyone else's pay first.
    for (const { person } of (await admin.listPayProfiles({ profile: 'with', pageSize: 100 })).items) {
      if (person.id === pay.person.id) continue
      const { items } = await admin.listPayProfilesOf({ personId: person.id })
      const { id, version, personId: _, can: __, ...values } = items[0]!
      await admin.updatePayProfile({ payProfileId: id, version, ...values, lastDay: '2026-10-31' })
    }
    const run = await computed(month)
    expect(run.totals.people).toBe(1)
    const { version } = await settleAll(run.id)
    expect(await refusal(admin.approvePayRun({ payRunId: run.id, version }))).toBe('pay-own-alone')
    const otherAdmin = await make.admin()
    const other = await server.as(otherAdmin)
    await other.confirmPassword({ password: testPassword })
    expect((await other.approvePayRun({ payRunId: run.id, version })).status).toBe('approved')
    const told = (await admin.listNotifications({})).items.filter(({ title }) => title === 'New payslip')
    expect(
      told.map(({ navigationPath }) => navigationPath),
      'admins have no page of their pay',
    ).toEqual([null])
    // The totals of a run with one person are that person's pay.
    await other.readPayRun({ payRunId: run.id })
    await other.readPayRun({ payRunId: run.id })
    await other.listPayRunTotals({ payRunId: run.id })
    const looks = await db
      .select({ operation: auditEvents.operation, after: auditEvents.after })
      .from(auditEvents)
      .where(
        and(
          eq(auditEvents.entityId, run.id),
          sql`${auditEvents.after} ? 'viewed'`,
          eq(auditEvents.actorId, otherAdmin.id),
        ),
      )
      .orderBy(auditEvents.id)
    expect(looks).toEqual(
      ['readPayRun', 'listPayRunTotals'].map((operation) => ({
        operation,
        after: { viewed: [pay.person.id] },
      })),
    )
  })
})

describe('reversal', () => {
  it('writes counter-lines and moves no money, and the repeated month pays the difference', async () => {
    const person = await employed('Reversed')
    const month = nextMonth()
    const first = await computed(month)
    await settleAll(first.id)
    const done = await locked(first.id)
    const taken = await admin.reversePayRun({
      payRunId: first.id,
      version: done.version,
      reason: 'Wrong rate',
    })
    expect(taken).toMatchObject({ status: 'locked', can: { reverse: false, bankFile: false } })
    const reversal = (await slipOf(taken.reversedBy!, person))!
    expect(reversal).toMatchObject({ earnings: -310_000, carried: 310_000, net: 0, runKind: 'reversal' })
    expect(
      await refusal(admin.reversePayRun({ payRunId: first.id, version: taken.version, reason: 'Again' })),
    ).toBe('pay-run-moved-on')
    const { items } = await admin.listPayProfilesOf({ personId: person.id })
    const { id, version, personId: _, can: __, ...values } = items[0]!
    await admin.updatePayProfile({ payProfileId: id, version, ...values, amount: 330_000 })
    const again = await computed(month)
    expect((await slipOf(again.id, person))!).toMatchObject({
      earnings: 330_000,
      carried: -310_000,
      net: 20_000,
    })
    const year = (await slipOf(again.id, person))!.yearToDate
    expect(year).toMatchObject({ earnings: 330_000, net: 330_000, carried: 0 })
    const { version: at } = await admin.readPayRun({ payRunId: again.id })
    await admin.removePayRun({ payRunId: again.id, version: at })
  })
})

describe('viewing pay', () => {
  it('is audited each time an admin looks', async () => {
    const person = await employed('Watched')
    const run = await computed(nextMonth())
    const looks = (operation: string) =>
      db
        .select({ after: auditEvents.after })
        .from(auditEvents)
        .where(and(eq(auditEvents.operation, operation), eq(auditEvents.actorId, pay.person.id)))
    const before = {
      list: (await looks('listPayslips')).length,
      one: (await looks('readPayslip')).length,
      profile: (await looks('listPayProfilesOf')).length,
      file: (await looks('exportPayslips')).length,
    }
    const slip = (await slipOf(run.id, person))!
    await admin.listPayProfilesOf({ personId: person.id })
    await admin.exportPayslips({ payRunId: run.id, format: 'csv' })
    await admin.listPayLineEvents({ payslipId: slip.id, payLineId: slip.lines[0]!.id })
    expect((await looks('listPayslips')).length).toBe(before.list + 1)
    expect((await looks('readPayslip')).length).toBe(before.one + 1)
    expect((await looks('listPayProfilesOf')).length).toBe(before.profile + 1)
    const exported = (await looks('exportPayslips')).map(({ after }) => after)
    expect(exported).toHaveLength(before.file + 2)
    expect(JSON.stringify(exported)).toContain(person.id)
    // An open page that reloads after a live event counts as one view.
    await admin.listPayProfilesOf({ personId: person.id })
    expect((await looks('listPayProfilesOf')).length).toBe(before.profile + 1)
    expect(await looks('listPayLineEvents')).not.toEqual([])
    const { version } = await admin.readPayRun({ payRunId: run.id })
    await admin.removePayRun({ payRunId: run.id, version })
  })
})
