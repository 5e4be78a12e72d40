import { randomUUID } from 'node:crypto'
import type { OperationInput } from '@campanile/contract/operation.ts'
import type { payProfiles } from '@campanile/contract/payroll/pay-profiles.ts'
import { type TestPerson, testPassword } from '#testing/factories.ts'
import type { TestServer } from '#testing/server.ts'
import { setPayroll } from '#testing/set-payroll.ts'
import { workOnPayRun } from '../runs/pay-run-work.service.ts'
import { account } from './pay-factories.ts'

type Profile = Partial<OperationInput<typeof payProfiles.createPayProfile>>

/** Sets up and runs pay as one admin, who also approves; `pay-approval.test.ts` is about two. */
export async function runFactories({ platform, make, ...server }: TestServer) {
  await setPayroll(platform.db, { secondApprover: false })
  const person = await make.admin()
  const signIn = async () => {
    const browser = await server.as(person)
    await browser.confirmPassword({ password: testPassword })
    return browser
  }
  let admin = await signIn()

  const profile = (of: TestPerson, change: Profile = {}) =>
    admin.createPayProfile({
      personId: of.id,
      employmentType: 'full-time',
      basis: 'month',
      amount: 300_000,
      firstDay: '2026-01-01',
      lastDay: null,
      items: [],
      note: null,
      ...change,
    })

  return {
    get admin() {
      return admin
    },
    person,
    /** Signs in again, because moving the clock far ends auth sessions. */
    async renew() {
      admin = await signIn()
    },
    profile,
    byHour: (of: TestPerson, amount = 4_000) =>
      profile(of, { employmentType: 'visiting', basis: 'hour', amount }),
    bank: (of: TestPerson) => admin.updateBankDetails({ personId: of.id, version: 0, values: account }),
    /** A run for this month, computed to the end. */
    async computed(month: string) {
      const { id: payRunId } = await admin.createPayRun({ payRunId: randomUUID(), month })
      await workOnPayRun(platform, payRunId)
      return admin.readPayRun({ payRunId })
    },
    /** Resolves all open discrepancies of a run. */
    async settleAll(payRunId: string, decision: 'pay' | 'do-not-pay' | 'acknowledged' = 'acknowledged') {
      const { items } = await admin.listDiscrepancies({ payRunId, state: 'open', pageSize: 100 })
      if (items.length > 0) await admin.settleDiscrepancies({ payRunId, items, decision, note: null })
      return admin.readPayRun({ payRunId })
    },
    /** Approved, paid and locked. */
    async locked(payRunId: string) {
      const { version } = await admin.readPayRun({ payRunId })
      const approved = await admin.approvePayRun({ payRunId, version })
      const paid = await admin.markPayRunPaid({ payRunId, version: approved.version, paidOn: '2026-11-30' })
      return admin.lockPayRun({ payRunId, version: paid.version })
    },
    slipOf: async (payRunId: string, of: TestPerson) => {
      const { items } = await admin.listPayslips({ payRunId, search: of.lastName })
      const found = items.find((it) => it.person.id === of.id)
      return found && admin.readPayslip({ payslipId: found.id })
    },
  }
}
