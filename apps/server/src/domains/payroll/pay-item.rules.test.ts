import { expect, it } from 'vitest'
import { readyItems } from './pay-item.rules.ts'
import { amounts, date, item, monthly, pay } from './testing/month-factories.ts'

it('says which item cannot be worked out, and leaves it out', () => {
  const broken = item({ code: 'broken', how: { method: 'formula', formula: '100 / hours' } })
  const { lines, findings } = pay({}, readyItems([broken]))
  expect(lines.map((it) => it.key)).toEqual(['basic'])
  expect(findings).toMatchObject([{ kind: 'item-failed', subject: 'broken' }])
})

it('gives what both profiles of a month name', () => {
  const first = { ...monthly, lastDay: date(13), items: [{ payItemId: 'extra', amount: 2_100 }] }
  const second = {
    ...monthly,
    id: 'second',
    firstDay: date(16),
    items: [{ payItemId: 'other', amount: 700 }],
  }
  const named = (code: string, prorated: boolean) => item({ code, prorated, employmentTypes: [] })
  const of = readyItems([named('extra', true), named('other', false)])
  expect(amounts({ profiles: [first, second] }, of).slice(2)).toEqual([
    ['item extra', 1_000],
    ['item other', 700],
  ])
})
