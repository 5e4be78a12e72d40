import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { staffDays } from '#domains/staff-attendance/staff-attendance.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { runFactories } from '../testing/run-factories.ts'
import { workOnPayRun } from './pay-run-work.service.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const pay = await runFactories(server)
const { admin, profile, bank, computed, settleAll, slipOf, locked } = pay

async function employed(lastName: string, amount: number, change: Parameters<typeof profile>[1] = {}) {
  const person = await make.staff({ lastName })
  await profile(person, { amount, firstDay: '2000-01-01', ...change })
  await bank(person)
  return person
}

const absent = (person: { id: string }, date: string) =>
  db.insert(staffDays).values({ personId: person.id, date, status: 'absent' })
const present = (person: { id: string }) => db.delete(staffDays).where(eq(staffDays.personId, person.id))

async function paid(month: string) {
  const run = await computed(month)
  await settleAll(run.id)
  await locked(run.id)
  return run
}

async function takeBack(payRunId: string) {
  const { version } = await admin.readPayRun({ payRunId })
  return admin.reversePayRun({ payRunId, version, reason: 'Wrong' })
}

async function computeAgain(payRunId: string) {
  const { version } = await admin.readPayRun({ payRunId })
  await admin.computePayRun({ payRunId, version })
  await workOnPayRun(platform, payRunId)
  return admin.readPayRun({ payRunId })
}

it('a month run again after a reversal does not repeat what later runs paid for it', async () => {
  const person = await employed('Adjusted', 300_000)
  await absent(person, '2026-03-03')
  const first = await paid('2026-03')
  const missed = 300_000 - (await slipOf(first.id, person))!.net
  expect(missed).toBeGreaterThan(0)
  await present(person)
  const second = await paid('2026-04')
  expect(await slipOf(second.id, person)).toMatchObject({ adjustments: missed, net: 300_000 + missed })
  await takeBack(first.id)

  // A later month waits until the reversed one is run again.
  const third = await computed('2026-05')
  const waiting = await settleAll(third.id)
  expect(waiting.can.approveObstacle).toBe(
    'Approval of an earlier month was withdrawn. Approve it again first.',
  )
  expect(await refusal(admin.approvePayRun({ payRunId: third.id, version: waiting.version }))).toBe('blocked')
  await admin.removePayRun({ payRunId: third.id, version: waiting.version })

  const again = await computed('2026-03')
  expect(await slipOf(again.id, person)).toMatchObject({
    earnings: 300_000,
    adjustments: -missed,
    carried: missed - 300_000,
    net: 0,
  })
  await settleAll(again.id)
  await locked(again.id)
  const after = await computed('2026-05')
  expect(await slipOf(after.id, person)).toMatchObject({ earnings: 300_000, adjustments: 0, net: 300_000 })
  expect((await settleAll(after.id)).can.approveObstacle).toBeNull()
  const { version } = await admin.readPayRun({ payRunId: after.id })
  await admin.removePayRun({ payRunId: after.id, version })
})

it('an acknowledged discrepancy is open again when its content changes', async () => {
  const person = await employed('Leaving', 300_000, { lastDay: '2025-09-19' })
  const run = await computed('2025-09')
  const left = async () =>
    (await admin.listDiscrepancies({ payRunId: run.id, personId: person.id, kind: 'left' })).items[0]!
  await settleAll(run.id)
  expect(await left()).toMatchObject({ decision: 'acknowledged' })
  await computeAgain(run.id)
  const same = await left()
  expect(same).toMatchObject({ decision: 'acknowledged' })
  const { items } = await admin.listPayProfilesOf({ personId: person.id })
  const { id, version: at, personId: _, can: __, ...values } = items[0]!
  await admin.updatePayProfile({ payProfileId: id, version: at, ...values, lastDay: '2025-09-12' })
  expect((await computeAgain(run.id)).discrepancies.open).toBe(1)
  expect(await left()).toMatchObject({ decision: null, settledAt: null, version: same.version + 1 })
  const { version } = await settleAll(run.id)
  await admin.removePayRun({ payRunId: run.id, version })
})

it('an item of an earlier month that can no longer be computed is acknowledged once, and stays as paid', async () => {
  const share = await admin.createPayItem({
    code: 'share',
    name: 'Share',
    kind: 'allowance',
    how: { method: 'formula', formula: '100 / unpaidDays' },
    taxable: false,
    prorated: false,
    employmentTypes: [],
    firstMonth: null,
    lastMonth: '2024-06',
    position: 1,
  })
  const person = await employed('Failing', 300_000, { items: [{ payItemId: share.id, amount: null }] })
  await absent(person, '2024-06-04')
  await paid('2024-06')
  await present(person)
  const next = await computed('2024-07')
  const failed = async (payRunId: string) =>
    (await admin.listDiscrepancies({ payRunId, personId: person.id, kind: 'adjustment-failed' })).items
  expect(await failed(next.id)).toMatchObject([{ about: expect.stringMatching(/^June 2024: Share: /) }])
  const slip = (await slipOf(next.id, person))!
  expect(slip.lines.map((it) => it.label)).toEqual(['Basic pay', 'No-pay days, June 2024'])
  await settleAll(next.id)
  await locked(next.id)
  const last = await computed('2024-08')
  expect(await failed(last.id)).toEqual([])
  expect(await slipOf(last.id, person)).toMatchObject({ net: 300_000 })
})
