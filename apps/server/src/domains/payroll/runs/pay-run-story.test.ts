import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { checkInWindows } from '#domains/attendance/attendance.tables.ts'
import { leaveFactories } from '#domains/leave/testing/leave-factories.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { runFactories } from '../testing/run-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const pay = await runFactories(server)
const { byHour, bank, computed, locked, settleAll, slipOf } = pay
const { ask, adjust } = await leaveFactories(server)
const day = 24 * 60

const opened = (sessionId: string, by: { id: string }, startsAt: Date) =>
  db.insert(checkInWindows).values({
    sessionId,
    openedBy: by.id,
    openedAt: startsAt,
    lateAfter: startsAt,
    closesAt: startsAt,
    closedAt: startsAt,
  })

it('pays a visiting lecturer for sessions that were held, decided and corrected later', async () => {
  const { admin } = pay
  const lecturer = await make.lecturer({ employmentType: 'visiting', lastName: 'Lovelace' })
  const student = await make.student()
  await byHour(lecturer)
  await bank(lecturer)
  const taught = await make.class([lecturer], [student])
  // Four past Mondays and Tuesdays: two held and recorded, one cancelled, and one whose check-in was not
  // opened.
  const sessions = []
  for (const [at, status] of [
    [-14, 'scheduled'],
    [-13, 'scheduled'],
    [-7, 'cancelled'],
    [-6, 'scheduled'],
  ] as const)
    sessions.push(await make.session(taught.id, { startsInMinutes: at * day, minutes: 90, status }))
  const [first, second, cancelled, unrecorded] = sessions
  await opened(first!.id, lecturer, first!.startsAt)
  await opened(second!.id, lecturer, second!.startsAt)
  const mine = await server.as(lecturer)
  await adjust(lecturer.id, 2026, 9_600)
  const leave = await ask(mine, { from: '2026-11-18', part: 'morning' })
  await admin.approveLeave({ requestId: leave.id, version: leave.version })

  const run = await computed('2026-11')
  expect(run).toMatchObject({ status: 'computed', problem: null, discrepancies: { open: 2, settled: 0 } })
  const before = (await slipOf(run.id, lecturer))!
  expect(before.lines.map((it) => [it.kind, it.amount, it.events])).toEqual([
    ['teaching', 12_000, 2],
    ['leave', 0, 1],
  ])
  const away = await admin.listPayLineEvents({ payslipId: before.id, payLineId: before.lines[1]!.id })
  expect(away.items).toMatchObject([{ kind: 'leave', date: '2026-11-18', days: '0.5' }])
  const { items } = await admin.listDiscrepancies({ payRunId: run.id })
  expect(items.map((it) => [it.kind, it.session?.id])).toEqual([
    ['cancelled', cancelled!.id],
    ['not-recorded', unrecorded!.id],
  ])

  // Only admins see it before it is approved, and it cannot be approved before everything is resolved.
  expect(await refusal(mine.readPayslip({ payslipId: before.id }))).toBe('not-found')
  expect(await refusal(admin.approvePayRun({ payRunId: run.id, version: run.version }))).toBe(
    'pay-run-unsettled',
  )
  const [one, two] = items
  const settle = (it: typeof one, decision: 'pay' | 'do-not-pay' | 'acknowledged') =>
    admin.settleDiscrepancies({ payRunId: run.id, items: [it!], decision, note: 'Asked the dean' })
  expect(await refusal(settle(one, 'acknowledged'))).toBe('blocked')
  await settle(one, 'do-not-pay')
  expect((await settle(two, 'pay')).open).toBe(0)
  expect(await refusal(settle(two, 'pay')), 'settled since').toBe('edit-conflict')
  const after = (await slipOf(run.id, lecturer))!
  expect(after).toMatchObject({ id: before.id, earnings: 18_000, net: 18_000 })

  await locked(run.id)
  const told = await db.select().from(notifications).where(eq(notifications.personId, lecturer.id))
  expect(told.filter((it) => it.title === 'New payslip')).toHaveLength(1)
  expect(await mine.readPayslip({ payslipId: after.id })).toMatchObject({ net: 18_000, can: { ask: true } })

  // In December, the second session turns out not to have been held, and the first to have lasted only an
  // hour.
  clock.forward({ minutes: 20 * day })
  await pay.renew()
  await db.delete(checkInWindows).where(eq(checkInWindows.sessionId, second!.id))
  const next = await computed('2026-12')
  const slip = (await slipOf(next.id, lecturer))!
  expect(slip.lines).toMatchObject([
    { kind: 'adjustment', amount: -6_000, ofMonth: '2026-11', events: 1 },
    { kind: 'carried', amount: 6_000 },
  ])
  expect(slip.net).toBe(0)
  const events = await pay.admin.listPayLineEvents({ payslipId: slip.id, payLineId: slip.lines[0]!.id })
  expect(events.items).toMatchObject([{ kind: 'session', sessionId: second!.id }])
  // Discrepancies behind an adjustment are reviewed once, in the run that makes it.
  const { items: looked } = await pay.admin.listDiscrepancies({ payRunId: next.id, kind: 'not-recorded' })
  expect(looked).toMatchObject([
    {
      session: { id: second!.id },
      about: 'November 2026: Its check-in was never opened and no register was taken',
    },
  ])
  await pay.admin.settleDiscrepancies({
    payRunId: next.id,
    items: looked,
    decision: 'do-not-pay',
    note: null,
  })
  expect((await settleAll(next.id)).discrepancies.open).toBe(0)
  await locked(next.id)

  // The carried amount is deducted from the next pay; adjustments are not repeated.
  clock.forward({ minutes: 31 * day })
  await pay.renew()
  const another = await make.session(taught.id, { startsInMinutes: -2 * day, minutes: 120 })
  await opened(another.id, lecturer, another.startsAt)
  const january = await computed('2027-01')
  expect((await slipOf(january.id, lecturer))!).toMatchObject({
    earnings: 8_000,
    adjustments: 0,
    carried: -6_000,
    net: 2_000,
  })
  const again = await pay.admin.listDiscrepancies({ payRunId: january.id, kind: 'not-recorded' })
  expect(again.items).toEqual([])
})
