import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { account } from '../testing/pay-factories.ts'
import { runFactories } from '../testing/run-factories.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const pay = await runFactories(server)
const { profile, bank, computed, settleAll, slipOf } = pay
const day = 24 * 60

async function readFile(payRunId: string) {
  const { payload } = await server.app.inject({
    url: `/api/pay-runs/${payRunId}/bank-file`,
    headers: { cookie: pay.admin.cookies.header(), 'sec-fetch-site': 'same-origin' },
  })
  return payload.split('\r\n')
}

const listTitles = async (person: { id: string }) =>
  (await (await server.as(person)).listNotifications({})).items.map(({ title }) => title)

it('names people who are not paid, counts the payments of the bank file, and carries the rest into the next run', async () => {
  const ada = await make.staff({ firstName: 'Ada', lastName: 'Paid' })
  const bob = await make.staff({ firstName: 'Bob', lastName: 'Unbanked' })
  const cleo = await make.staff({ firstName: 'Cleo', lastName: 'Profileless', startsOn: '2026-11-01' })
  await profile(ada)
  await profile(bob, { amount: 200_000 })
  await bank(ada)

  const october = await computed('2026-10')
  expect(october).toMatchObject({
    totals: { people: 2, net: 500_000 },
    payments: { people: 1, amount: 300_000, unpaidPeople: 1, unpaidAmount: 200_000 },
    change: null,
  })
  const unpaid = async (payRunId: string) =>
    (await pay.admin.listUnpaidPeople({ payRunId })).items.map((it) => [it.person.id, it.reason, it.amount])
  expect(await unpaid(october.id)).toEqual([[bob.id, 'no-bank-details', 200_000]])
  const { version } = await settleAll(october.id)
  const approved = await pay.admin.approvePayRun({ payRunId: october.id, version })
  expect(await listTitles(bob)).toEqual(['New payslip, but no bank details', 'Your pay was changed'])
  expect(await listTitles(ada)).toContain('New payslip')

  // The data shown in the dialog is out of date, so nothing is recorded.
  const step = { payRunId: october.id, version: approved.version, paidOn: '2026-11-25' }
  const stale = pay.admin.markPayRunPaid({ ...step, payments: { people: 2, amount: 500_000 } })
  expect(await refusal(stale)).toBe('pay-run-moved-on')
  const paid = await pay.admin.markPayRunPaid({ ...step, payments: { people: 1, amount: 300_000 } })
  expect(paid.payments).toEqual({ people: 1, amount: 300_000, unpaidPeople: 1, unpaidAmount: 200_000 })
  expect(await listTitles(bob)).toContain('Your pay was not sent')
  expect(await listTitles(ada)).not.toContain('Your pay was not sent')
  const audits = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, october.id))
  expect(audits.find((it) => it.operation === 'markPayRunPaid')?.after).toMatchObject({
    paidPeople: 1,
    unpaidAmount: 200_000,
  })

  // Bank details added afterwards don't change what was paid.
  await bank(bob)
  const file = await readFile(october.id)
  expect(file.filter((it) => it.startsWith('Payment,'))).toHaveLength(1)
  expect(file.find((it) => it.startsWith('Total of payments'))).toContain('3000.00,EUR,,,,,1')
  expect(file.find((it) => it.startsWith('No bank details'))).toContain('2000.00')
  expect((await pay.admin.readPayRun({ payRunId: october.id })).payments).toEqual(paid.payments)
  expect((await slipOf(october.id, bob))!).toMatchObject({ net: 200_000, unpaid: 200_000 })

  // The next run pays it, on a line with the reason, and the year counts it once.
  const november = await computed('2026-11')
  const slip = (await slipOf(november.id, bob))!
  expect(slip.lines.map(({ kind, label, amount }) => [kind, label, amount])).toEqual([
    ['basic', 'Basic pay', 200_000],
    ['carried', 'Unpaid from October 2026', 200_000],
  ])
  expect(slip).toMatchObject({
    net: 400_000,
    change: 200_000,
    yearToDate: { earnings: 400_000, carried: 0, net: 400_000 },
  })
  expect(await unpaid(november.id), 'who joined in November').toEqual([[cleo.id, 'no-profile', 0]])
  expect(november).toMatchObject({
    payments: { people: 2, amount: 700_000, unpaidPeople: 0, unpaidAmount: 0 },
    change: { month: '2026-10', net: 200_000, people: 0 },
  })
  const list = (sort: 'change' | '-change') => pay.admin.listPayslips({ payRunId: november.id, sort })
  expect((await list('-change')).items.map((it) => [it.person.id, it.change])).toEqual([
    [bob.id, 200_000],
    [ada.id, 0],
  ])
  const mine = await (await server.as(bob)).readMyPayYear({ year: 2026 })
  expect(mine.totals, 'what the October run did not pay has not been paid yet').toMatchObject({ paid: 0 })
  expect(mine.items.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)

  // Once paid, nothing is owed any more.
  await settleAll(november.id)
  await pay.locked(november.id)
  clock.forward({ minutes: 20 * day })
  await pay.renew()
  const december = await computed('2026-12')
  expect((await slipOf(december.id, bob))!).toMatchObject({ carried: 0, net: 200_000 })
  expect(december.uncovered, 'it is computed before its end').toMatchObject({ isOver: false })
  expect((await pay.admin.readPayRun({ payRunId: october.id })).uncovered).toBeNull()
})

it('a bank file that no longer pays the same people has to be downloaded again before the run is paid', async () => {
  const eve = await make.staff({ lastName: 'Early' })
  const late = await make.staff({ lastName: 'Late' })
  for (const it of [eve, late]) await profile(it, { firstDay: '2025-06-01', lastDay: '2025-06-30' })
  await bank(eve)
  const { id: payRunId } = await computed('2025-06')
  const { version } = await settleAll(payRunId)
  await pay.admin.approvePayRun({ payRunId, version })
  const run = () => pay.admin.readPayRun({ payRunId })
  expect((await run()).bankFile).toBeNull()
  await readFile(payRunId)
  expect((await run()).bankFile).toMatchObject({ isOutdated: false })
  await bank(late)
  const outdated = await run()
  expect(outdated.bankFile).toMatchObject({ isOutdated: true })
  const step = { payRunId, version: outdated.version, paidOn: '2026-11-25' }
  expect(await refusal(pay.admin.markPayRunPaid(step))).toBe('pay-bank-file-outdated')
  await readFile(payRunId)
  expect((await pay.admin.markPayRunPaid(step)).payments).toMatchObject({ people: 2, unpaidPeople: 0 })
})

it('adding bank details resolves the discrepancy in runs that are being reviewed', async () => {
  const dora = await make.staff({ lastName: 'Mended' })
  await profile(dora, { firstDay: '2025-03-01', lastDay: '2025-03-31' })
  const run = await computed('2025-03')
  const open = async () =>
    (await pay.admin.listDiscrepancies({ payRunId: run.id, kind: 'no-bank-details' })).items
  expect(await open()).toHaveLength(1)
  await pay.admin.updateBankDetails({ personId: dora.id, version: 0, values: account })
  expect(await open()).toEqual([])
  expect((await pay.admin.readPayRun({ payRunId: run.id })).payments).toMatchObject({
    people: 1,
    unpaidPeople: 0,
  })
})
