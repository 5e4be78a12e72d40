import { eq, inArray } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { payNotices } from '../notices.messages.ts'
import { bankDetails } from '../pay-setup.tables.ts'
import { account, iban, payFactories } from '../testing/pay-factories.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const { confirmed, run, slip } = await payFactories(server)

let ada: TestPerson
let mine: TestBrowser
let admin: TestBrowser

beforeEach(async () => {
  ada = await make.lecturer({ firstName: 'Ada', lastName: 'Lovelace' })
  mine = await confirmed(ada)
  admin = await confirmed(await make.admin({ firstName: 'Grace', lastName: 'Hopper' }))
})

const listWarnings = async (browser: TestBrowser) =>
  (await browser.listNotifications({})).items.map(({ kind, title }) => [kind, title])
const listAudits = (personId: string) =>
  db.select().from(auditEvents).where(eq(auditEvents.entityId, personId)).orderBy(auditEvents.id)

describe('my bank details', () => {
  it('are empty at first, and then show only the end of the number', async () => {
    expect(await mine.readMyBankDetails({})).toEqual({ details: null, version: 0 })
    const saved = await mine.updateMyBankDetails({
      version: 0,
      values: { ...account, accountNumber: 'de89 3704 0044 0532 0130 00' },
    })
    expect(saved).toEqual({
      details: {
        holder: 'Ada Lovelace',
        numberEnd: '3000',
        bankCode: 'COBADEFFXXX',
        bankName: 'Commerzbank',
        changedAt: clock.now().toISOString(),
        changedBy: null,
      },
      version: 1,
    })
    expect(await mine.readMyBankDetails({})).toEqual(saved)
    for (const seen of [saved, await admin.readBankDetails({ personId: ada.id })])
      expect(JSON.stringify(seen)).not.toContain(iban.slice(4, 18))
  })

  it('are nowhere in the database, the audit or the notifications as they are', async () => {
    await mine.updateMyBankDetails({ version: 0, values: account })
    const [row] = await db.select().from(bankDetails).where(eq(bankDetails.personId, ada.id))
    for (const secret of [iban, account.holder, account.bankName])
      expect(row!.sealed.toString('latin1')).not.toContain(secret)
    const kept = JSON.stringify([await listAudits(ada.id), await mine.listNotifications({})])
    expect(kept).not.toContain(iban)
    expect(kept).not.toContain(account.bankName)
  })

  it('cannot be decrypted in another person’s row', async () => {
    await mine.updateMyBankDetails({ version: 0, values: account })
    const bob = await make.staff()
    const [row] = await db.select().from(bankDetails).where(eq(bankDetails.personId, ada.id))
    await db.insert(bankDetails).values({ ...row!, personId: bob.id })
    expect(await refusal((await server.as(bob)).readMyBankDetails({}))).toBe('internal')
  })

  it('require the password to be confirmed', async () => {
    const unconfirmed = await server.asUnconfirmed(ada)
    expect(await refusal(unconfirmed.updateMyBankDetails({ version: 0, values: account }))).toBe(
      'requires-recent-login',
    )
    clock.forward({ minutes: 60 })
    expect(await refusal(mine.updateMyBankDetails({ version: 0, values: account }))).toBe(
      'requires-recent-login',
    )
  })

  it.each([
    { accountNumber: 'DE89370400440532013001' },
    { accountNumber: '12' },
    { accountNumber: '' },
    { holder: '  ' },
    { bankCode: 'a b' },
    { holder: 'x'.repeat(141) },
  ])('reject %j and keep the previous details', async (wrong) => {
    await mine.updateMyBankDetails({ version: 0, values: account })
    const call = mine.updateMyBankDetails({ version: 1, values: { ...account, ...wrong } })
    expect(await refusal(call)).toBe('invalid-input')
    expect((await mine.readMyBankDetails({})).version).toBe(1)
  })

  it('send a notification of each change, of the kind that is always emailed', async () => {
    await mine.updateMyBankDetails({ version: 0, values: account })
    expect(await listWarnings(mine)).toEqual([['account', 'Bank details changed']])
  })

  it('are saved once when two changes arrive at the same time', async () => {
    const first = await Promise.allSettled([
      mine.updateMyBankDetails({ version: 0, values: account }),
      admin.updateBankDetails({ personId: ada.id, version: 0, values: { ...account, holder: 'A. L.' } }),
    ])
    expect(first.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    const next = { ...account, bankName: 'Another' }
    const second = await Promise.allSettled([
      mine.updateMyBankDetails({ version: 1, values: next }),
      mine.updateMyBankDetails({ version: 1, values: next }),
    ])
    expect(second.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(mine.updateMyBankDetails({ version: 1, values: account }))).toBe('edit-conflict')
    expect((await mine.readMyBankDetails({})).version).toBe(2)
  })
})

describe('an admin', () => {
  it('sees only the end of the number, and each view is audited', async () => {
    await mine.updateMyBankDetails({ version: 0, values: account })
    expect((await admin.readBankDetails({ personId: ada.id })).details?.numberEnd).toBe('3000')
    const operations = (await listAudits(ada.id)).map(({ operation }) => operation)
    expect(operations).toEqual(['updateMyBankDetails', 'readBankDetails'])
  })

  it('changes and deletes them after confirming the password, and the person is notified', async () => {
    const personId = ada.id
    const unconfirmed = await server.asUnconfirmed(await make.admin())
    expect(await refusal(unconfirmed.updateBankDetails({ personId, version: 0, values: account }))).toBe(
      'requires-recent-login',
    )
    const { details } = await admin.updateBankDetails({ personId, version: 0, values: account })
    expect(details?.changedBy).toBe('Grace Hopper')
    expect(await refusal(unconfirmed.removeBankDetails({ personId, version: 1 }))).toBe(
      'requires-recent-login',
    )
    expect(await refusal(admin.removeBankDetails({ personId, version: 0 }))).toBe('edit-conflict')
    expect(await admin.removeBankDetails({ personId, version: 1 })).toEqual({ details: null, version: 0 })
    expect(await listWarnings(mine)).toEqual([
      ['account', 'Bank details deleted'],
      ['account', 'Bank details changed'],
    ])
    const m = payNotices('en-GB')
    expect((await mine.listNotifications({})).items.map(({ message }) => message)).toEqual([
      m.bankDetailsDeletedByAdmin({ name: 'Grace Hopper' }),
      m.bankDetailsChangedByAdmin({ name: 'Grace Hopper' }),
    ])
    const [, removal] = await listAudits(personId)
    expect(removal).toMatchObject({
      operation: 'removeBankDetails',
      before: { numberEnd: '3000', bankCode: 'COBADEFFXXX' },
      after: null,
    })
  })

  it('can enter them for people who have left and are still to be paid, but not for others who have left', async () => {
    const gone = await make.staff()
    const archivedAt = clock.now()
    await db
      .update(people)
      .set({ archivedAt })
      .where(inArray(people.id, [ada.id, gone.id]))
    const payRunId = await run({ month: '2026-10' })
    await slip(payRunId, ada, [{ kind: 'basic', label: 'Basic pay', amount: 100 }])
    const change = { version: 0, values: account }
    expect((await admin.updateBankDetails({ personId: ada.id, ...change })).version).toBe(1)
    expect(await refusal(admin.updateBankDetails({ personId: gone.id, ...change }))).toBe('not-found')
  })

  it('finds none for students or unknown people', async () => {
    for (const personId of [(await make.student()).id, '00000000-0000-4000-8000-000000000000']) {
      expect(await refusal(admin.readBankDetails({ personId }))).toBe('not-found')
      expect(await refusal(admin.updateBankDetails({ personId, version: 0, values: account }))).toBe(
        'not-found',
      )
    }
  })
})

it('are accessible only to the person and to admins', async () => {
  await mine.updateMyBankDetails({ version: 0, values: account })
  for (const other of [await make.lecturer(), await make.staff(), await make.student()]) {
    const browser = await confirmed(other)
    const personId = ada.id
    expect(await refusal(browser.readBankDetails({ personId }))).toBe('forbidden')
    expect(await refusal(browser.updateBankDetails({ personId, version: 1, values: account }))).toBe(
      'forbidden',
    )
    expect(await refusal(browser.removeBankDetails({ personId, version: 1 }))).toBe('forbidden')
  }
  const student = await server.as(await make.student())
  expect(await refusal(student.readMyBankDetails({}))).toBe('forbidden')
  expect(await refusal(server.browser().readMyBankDetails({}))).toBe('unauthenticated')
})
