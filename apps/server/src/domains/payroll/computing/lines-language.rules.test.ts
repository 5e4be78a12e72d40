import { expect, it } from 'vitest'
import { setGerman } from '#testing/german.ts'
import { slipLines } from './payslip.rules.ts'

setGerman({
  'server.payroll.lines.unpaidFrom': 'Nicht ausgezahlt aus {month}',
  'server.payroll.lines.notSent': 'Nicht überwiesen',
})

it('words lines in the language of the institution, with the same amounts', () => {
  const german = slipLines([], [], -300, '2026-10', 'de-DE')
  expect(german.lines).toMatchObject([
    { label: 'Nicht ausgezahlt aus Oktober 2026', detail: 'Nicht überwiesen' },
  ])
  const english = slipLines([], [], -300, '2026-10', 'en-GB')
  expect(german.lines.map(({ amount, key }) => [key, amount])).toEqual(
    english.lines.map(({ amount, key }) => [key, amount]),
  )
})
