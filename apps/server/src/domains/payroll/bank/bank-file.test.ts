import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { setPayroll } from '#testing/set-payroll.ts'
import { payRuns, payslips } from '../pay-runs.tables.ts'
import { account, iban, payFactories } from '../testing/pay-factories.ts'
import { listPayments } from './bank-file.repo.ts'

const server = await startTestServer()
const { make, platform } = server
const { db } = platform
const { run, slip, confirmed } = await payFactories(server)

let year = 2026
let admin: TestBrowser
let payRunId: string

beforeEach(async () => {
  year += 1
  admin = await confirmed(await make.admin())
  payRunId = await run({ month: `${year}-11`, status: 'paid' })
  await db
    .update(payRuns)
    .set({ paidOn: `${year}-11-28` })
    .where(eq(payRuns.id, payRunId))
})

async function readFile(browser: TestBrowser, query = ''): Promise<string> {
  const { statusCode, headers, payload } = await server.app.inject({
    url: `/api/pay-runs/${payRunId}/bank-file${query}`,
    headers: { cookie: browser.cookies.header(), 'sec-fetch-site': 'same-origin' },
  })
  expect(statusCode).toBe(200)
  expect(headers['content-type']).toBe('text/csv; charset=utf-8')
  expect(headers['content-disposition']).toContain(`Bank file ${year}-11.csv`)
  return payload.replace('\ufeff', '')
}

const pay = (person: TestPerson, amount: number) =>
  slip(payRunId, person, [{ kind: 'basic', label: 'Basic pay', amount }])
const withAccount = async (person: TestPerson, holder: string) =>
  admin.updateBankDetails({ personId: person.id, version: 0, values: { ...account, holder } })

it('pays everyone with bank details, lists those without, and totals both', async () => {
  const ada = await make.lecturer({ firstName: 'Ada', lastName: 'Lovelace' })
  const bob = await make.staff({ firstName: 'Bob', lastName: 'Noyce' })
  const cleo = await make.staff({ firstName: 'Cleo', lastName: 'Ray' })
  const dora = await make.staff({ firstName: 'Dora', lastName: 'Nothing' })
  await withAccount(ada, 'Ada Lovelace')
  await withAccount(cleo, '=HYPERLINK("http://evil.test")')
  await pay(cleo, 100_005)
  await pay(bob, 99)
  await pay(ada, 200_000)
  await pay(dora, 0)
  expect((await readFile(admin)).split('\r\n')).toEqual([
    'Type,Account holder,Account number,Bank code,Bank,Amount,Currency,Reference,Pay date,Person,Number,Count',
    `Payment,Ada Lovelace,${iban},COBADEFFXXX,Commerzbank,2000.00,EUR,Pay ${year}-11,${year}-11-28,Ada Lovelace,,`,
    `Payment,"'=HYPERLINK(""http://evil.test"")",${iban},COBADEFFXXX,Commerzbank,1000.05,EUR,Pay ${year}-11,${year}-11-28,Cleo Ray,,`,
    'No bank details,,,,,0.99,EUR,,,Bob Noyce,,',
    'Total of payments,,,,,3000.05,EUR,,,,,2',
    'Total without bank details,,,,,0.99,EUR,,,,,1',
    '',
  ])
  const audits = await db.select().from(auditEvents).where(eq(auditEvents.entityId, payRunId))
  expect(audits).toMatchObject([
    { entity: 'pay-run', operation: 'exportBankFile', after: { people: 3, total: 300_104, currency: 'EUR' } },
    { entity: 'pay-run', operation: 'exportBankFile', after: { people: [ada.id, cleo.id, bob.id] } },
  ])
  expect(JSON.stringify(audits)).not.toContain(iban)
})

it('uses the requested payment date until the run is marked as paid', async () => {
  await db.update(payRuns).set({ status: 'approved', paidOn: null }).where(eq(payRuns.id, payRunId))
  const person = await make.staff()
  await withAccount(person, 'Ada Lovelace')
  await pay(person, 100)
  expect(await refusal(admin.exportBankFile({ payRunId }))).toBe('invalid-input')
  expect(await readFile(admin, `?payOn=${year}-11-30`)).toContain(`Pay ${year}-11,${year}-11-30,`)
})

describe('as a SEPA transfer', () => {
  const sepa = () => admin.exportBankFile({ payRunId, format: 'sepa' }).catch((error) => error)

  it('needs the account of the institution, and euros', async () => {
    await setPayroll(db, {})
    expect((await admin.readPayRun({ payRunId })).can).toMatchObject({ bankFile: true, sepaFile: false })
    expect(await sepa()).toMatchObject({
      code: 'blocked',
      fields: { format: expect.stringContaining('account') },
    })
    await setPayroll(db, { accountIban: iban })
    expect((await admin.readPayRun({ payRunId })).can.sepaFile).toBe(true)
    await db.update(payRuns).set({ currency: 'GBP' }).where(eq(payRuns.id, payRunId))
    expect((await admin.readPayRun({ payRunId })).can.sepaFile).toBe(false)
    expect(await sepa()).toMatchObject({ fields: { format: 'SEPA transfers are in euros' } })
  })

  it('pays the people whom the run shows as paid, or names the accounts without an IBAN', async () => {
    await setPayroll(db, { accountIban: iban, accountHolder: 'Test Universität' })
    const ada = await make.lecturer({ firstName: 'Ada', lastName: 'Lovelace' })
    const bob = await make.staff({ firstName: 'Bob', lastName: 'Noyce' })
    const cleo = await make.staff({ firstName: 'Cleo', lastName: 'Ray' })
    await pay(ada, 241_809)
    await pay(bob, 99)
    await pay(cleo, 50_000)
    await withAccount(ada, 'Ada Lovelace')
    await admin.updateBankDetails({
      personId: cleo.id,
      version: 0,
      values: { ...account, accountNumber: '40001230000' },
    })
    // As when the run was marked as paid.
    await db.update(payslips).set({ unpaid: 99 }).where(eq(payslips.personId, bob.id))
    const refused = await sepa()
    expect(refused.fields.format).toContain('Add one for Cleo Ray')
    await admin.updateBankDetails({ personId: cleo.id, version: 1, values: account })
    const { payload, headers } = await server.app.inject({
      url: `/api/pay-runs/${payRunId}/bank-file?format=sepa`,
      headers: { cookie: admin.cookies.header(), 'sec-fetch-site': 'same-origin' },
    })
    expect(headers['content-type']).toContain('application/xml')
    expect(payload).toContain('<NbOfTxs>2</NbOfTxs><CtrlSum>2918.09</CtrlSum>')
    expect(payload).toContain(`<ReqdExctnDt><Dt>${year}-11-28</Dt></ReqdExctnDt>`)
    expect(payload).toContain('<Dbtr><Nm>Test Universitat</Nm></Dbtr>')
    const { payments } = await admin.readPayRun({ payRunId })
    expect(payments).toMatchObject({ people: 2, amount: 291_809 })
  })
})

it('is available only for approved runs that have not been reversed', async () => {
  for (const status of ['draft', 'computing', 'computed'] as const) {
    await db.update(payRuns).set({ status }).where(eq(payRuns.id, payRunId))
    expect(await refusal(admin.exportBankFile({ payRunId }))).toBe('pay-run-moved-on')
  }
  const reversedAt = server.clock.now()
  await db.update(payRuns).set({ status: 'paid', reversedAt }).where(eq(payRuns.id, payRunId))
  const reversal = await run({ month: `${year}-11`, kind: 'reversal', reversalOf: payRunId })
  for (const takenBack of [payRunId, reversal])
    expect(await refusal(admin.exportBankFile({ payRunId: takenBack }))).toBe('pay-run-moved-on')
  const nothing = { payRunId: '00000000-0000-4000-8000-000000000000' }
  expect(await refusal(admin.exportBankFile(nothing))).toBe('not-found')
})

it('is only for admins who have confirmed their password', async () => {
  expect(await refusal((await server.asUnconfirmed(await make.admin())).exportBankFile({ payRunId }))).toBe(
    'requires-recent-login',
  )
  for (const other of [await make.lecturer(), await make.staff(), await make.student()])
    expect(await refusal((await confirmed(other)).exportBankFile({ payRunId }))).toBe('forbidden')
})

it('includes everyone exactly once when read in batches', async () => {
  const people = await Promise.all(
    Array.from({ length: 12 }, () => make.staff({ firstName: 'Same', lastName: 'Name' })),
  )
  for (const person of people) await pay(person, 100)
  for (const person of people.slice(0, 5)) await withAccount(person, 'Same Name')
  const rows: string[] = []
  let after: Awaited<ReturnType<typeof listPayments>>[number] | undefined
  for (;;) {
    const [next] = await listPayments(db, payRunId, { after, limit: 1 })
    if (!next) break
    rows.push(next.personId)
    after = next
  }
  expect(rows.toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  expect(rows.slice(0, 5).toSorted()).toEqual(
    people
      .slice(0, 5)
      .map(({ id }) => id)
      .toSorted(),
  )
})
