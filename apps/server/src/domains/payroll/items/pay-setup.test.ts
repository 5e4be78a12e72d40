import type { OperationInput } from '@campanile/contract/operation.ts'
import type { payItems } from '@campanile/contract/payroll/pay-items.ts'
import { describe, expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { runFactories } from '../testing/run-factories.ts'

const server = await startTestServer()
const { make } = server
const { admin, profile } = await runFactories(server)

const item = (change: Partial<OperationInput<typeof payItems.createPayItem>> = {}) => ({
  code: 'meals',
  name: 'Meals',
  kind: 'allowance' as const,
  how: { method: 'fixed' as const, amount: 5_000 },
  taxable: true,
  prorated: false,
  employmentTypes: ['full-time' as const],
  firstMonth: null,
  lastMonth: null,
  position: 1,
  ...change,
})

describe('pay items', () => {
  it('reject invalid formulas, including those of other items that a change would break', async () => {
    const formula = (text: string) => ({ method: 'formula' as const, formula: text })
    expect(await refusal(admin.createPayItem(item({ code: 'bad', how: formula('nothing + 1') })))).toBe(
      'formula-not-valid',
    )
    const base = await admin.createPayItem(item({ code: 'base' }))
    const built = await admin.createPayItem(item({ code: 'built', how: formula('base * 2'), position: 2 }))
    const { id: payItemId, version } = base
    expect(await refusal(admin.archivePayItem({ payItemId, version }))).toBe('formula-not-valid')
    expect(await refusal(admin.updatePayItem({ payItemId, version, values: item({ code: 'other' }) }))).toBe(
      'formula-not-valid',
    )
    expect(await refusal(admin.createPayItem(item({ code: 'BASE'.toLowerCase() })))).toBe('already-exists')
    await admin.archivePayItem({ payItemId: built.id, version: built.version })
    expect((await admin.archivePayItem({ payItemId, version })).can).toMatchObject({
      restore: true,
      edit: false,
    })
  })

  it('are saved for one of two admins who change them at once', async () => {
    const { id: payItemId, version } = await admin.createPayItem(item({ code: 'raced' }))
    const other = await server.as(await make.admin())
    const outcomes = await Promise.all(
      [admin, other].map((it, at) =>
        it.updatePayItem({ payItemId, version, values: item({ code: 'raced', name: `Name ${at}` }) }).then(
          () => 'saved',
          (error) => error.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['edit-conflict', 'saved'])
  })

  it('show their result before they are saved', async () => {
    const tried = { kind: 'tax' as const, position: 1, basic: 250_000 }
    const bands = [
      { from: 0, percent: '0' },
      { from: 100_000, percent: '20' },
    ]
    expect(await admin.tryPayItem({ ...tried, how: { method: 'bands', bands } })).toMatchObject({
      amount: 30_000,
    })
    const of = (formula: string) => admin.tryPayItem({ ...tried, how: { method: 'formula', formula } })
    expect(await of('min(gross * 0.1, 99.995)')).toMatchObject({ amount: 10_000, problem: null })
    const fixed = { kind: 'allowance', how: { method: 'fixed', amount: 40_000 }, position: 1 } as const
    const month = { ...fixed, basic: 250_000, workingDays: 20, unpaidDays: 5 }
    expect(await admin.tryPayItem(month)).toMatchObject({ amount: 40_000 })
    expect(await admin.tryPayItem({ ...month, prorated: true })).toMatchObject({ amount: 30_000 })
    expect(await of('gross +')).toMatchObject({ amount: null, at: expect.any(Number) })
    expect(await of('1 / (gross - gross)')).toMatchObject({ amount: null, problem: expect.any(String) })
  })
})

describe('pay profiles', () => {
  it('do not overlap, no matter who writes them: a later profile ends the previous one', async () => {
    const person = await make.lecturer()
    await profile(person, { firstDay: '2026-01-01' })
    const both = await profile(person, { firstDay: '2026-06-01', amount: 350_000 })
    expect(both.items.map((it) => [it.firstDay, it.lastDay])).toEqual([
      ['2026-06-01', null],
      ['2026-01-01', '2026-05-31'],
    ])
    expect(await refusal(profile(person, { firstDay: '2026-03-01', lastDay: '2026-07-01' }))).toBe(
      'pay-profile-overlaps',
    )
    const racing = await make.lecturer()
    const days = ['2026-01-01', '2026-01-01', '2026-01-01']
    const outcomes = await Promise.all(
      days.map((firstDay) =>
        profile(racing, { firstDay }).then(
          () => 'saved',
          (error) => error.code,
        ),
      ),
    )
    expect(outcomes.toSorted()).toEqual(['pay-profile-overlaps', 'pay-profile-overlaps', 'saved'])
  })

  it('must match the employment, are only for people who work here, and lock the currency', async () => {
    const person = await make.staff()
    expect(await refusal(profile(person, { employmentType: 'visiting', basis: 'month' }))).toBe(
      'invalid-input',
    )
    expect(await refusal(profile(await make.student()))).toBe('not-found')
    await profile(person, { employmentType: 'part-time', basis: 'month' })
    const { version, values } = await admin.readSettings({})
    const other = { ...values, payroll: { ...values.payroll, currency: 'CHF' } }
    expect(await refusal(admin.updateSettings({ version, values: other }))).toBe('currency-in-use')
    const { items, counts } = await admin.listPayProfiles({ search: person.lastName, profile: 'with' })
    expect(items).toMatchObject([{ person: { id: person.id }, hasBankDetails: false }])
    expect(counts).toEqual({ with: 1, without: 0 })
  })
})
