import { eq } from 'drizzle-orm'
import { beforeEach, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { setPayroll } from '#testing/set-payroll.ts'
import { runFactories } from '../testing/run-factories.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const pay = await runFactories(server)
const { admin, profile, bank, computed, settleAll } = pay
const colleague = await make.admin({ firstName: 'Ben', lastName: 'Approver' })
const other: TestBrowser = await server.as(colleague)
await other.confirmPassword({ password: testPassword })

let year = 2026
beforeEach(() => setPayroll(db, { secondApprover: true, payDay: 31 }))

async function complete() {
  year -= 1
  const month = `${year}-05`
  const person = await make.staff({ lastName: `Of${year}` })
  await profile(person, { firstDay: `${month}-01`, lastDay: `${month}-31` })
  await bank(person)
  const run = await computed(month)
  return { person, run: await settleAll(run.id) }
}

const notices = async (browser: TestBrowser, title: string) =>
  (await browser.listNotifications({})).items.filter((it) => it.title === title)

it('is approved by an admin who did not compute the run, and both are notified', async () => {
  const { run } = await complete()
  const step = { payRunId: run.id, version: run.version }
  expect(run).toMatchObject({
    needsOtherApprover: true,
    computedBy: { id: pay.person.id },
    can: {
      approve: false,
      approveObstacle: 'You computed this run, so another admin has to approve it.',
    },
  })
  expect(await refusal(admin.approvePayRun(step))).toBe('pay-second-approver')
  expect(await notices(other, 'Pay run ready for approval')).toMatchObject([
    { navigationPath: `/app/payroll/runs/${run.id}` },
  ])
  expect(await notices(admin, 'Pay run ready for approval')).toEqual([])

  expect((await other.readPayRun({ payRunId: run.id })).can.approve).toBe(true)
  const approved = await other.approvePayRun(step)
  expect(approved).toMatchObject({ status: 'approved', approved: { by: { id: colleague.id } } })
  expect(await notices(admin, 'Pay run approved')).toHaveLength(1)
  const [event] = (await db.select().from(auditEvents).where(eq(auditEvents.entityId, run.id))).filter(
    (it) => it.operation === 'approvePayRun',
  )
  expect(event).toMatchObject({
    actorId: colleague.id,
    after: { approvedBy: colleague.id, computedBy: pay.person.id },
  })

  // An admin who recomputes the run can't approve it.
  const back = await other.giveBackPayRun({ ...step, version: approved.version, reason: 'Too early' })
  expect((await notices(admin, 'Approval of a pay run withdrawn'))[0]?.message).toContain('Too early')
  expect(back.can.approve).toBe(true)
})

it('one admin may do both when the rule is off, or when there is no other active admin', async () => {
  const first = await complete()
  await setPayroll(db, { secondApprover: false })
  const step = { payRunId: first.run.id, version: first.run.version }
  expect((await admin.approvePayRun(step)).status).toBe('approved')

  await setPayroll(db, { secondApprover: true })
  const second = await complete()
  const others = (active: boolean) =>
    db.update(people).set({ isActive: active }).where(eq(people.id, colleague.id))
  await others(false)
  const alone = await admin.readPayRun({ payRunId: second.run.id })
  expect(alone).toMatchObject({ needsOtherApprover: false, can: { approve: true } })
  const approved = await admin.approvePayRun({ payRunId: alone.id, version: alone.version })
  expect(approved.status).toBe('approved')
  await others(true)
})

it('announces a pay date, refuses one that has passed, and notifies people when it changes', async () => {
  await setPayroll(db, { secondApprover: false, payDay: 31 })
  const { person, run } = await complete()
  const mine = await server.as(person)
  const step = { payRunId: run.id, version: run.version }
  const late = await admin.approvePayRun({ ...step, payOn: '2020-01-01' }).catch((error) => error)
  expect(late).toMatchObject({
    code: 'invalid-input',
    fields: { payOn: expect.stringContaining('has passed') },
  })
  const approved = await admin.approvePayRun({ ...step, payOn: '2026-12-18' })
  expect(approved).toMatchObject({ payOn: '2026-12-18', paidOn: null })
  expect((await notices(mine, 'New payslip'))[0]?.message).toContain('You’ll be paid on 18 December 2026.')
  const { items } = await mine.listMyPayslips({})
  expect(items).toMatchObject([{ payOn: '2026-12-18', paidOn: null, unpaid: 0 }])
  expect(await mine.readPayslip({ payslipId: items[0]!.id })).toMatchObject({ payOn: '2026-12-18' })

  await admin.markPayRunPaid({ payRunId: run.id, version: approved.version, paidOn: '2026-12-21' })
  expect((await notices(mine, 'Pay date changed'))[0]?.message).toContain(
    'is paid on 21 December 2026 instead of 18 December 2026.',
  )
})
