import { expect, it } from 'vitest'
import { periodSpan, periodText, reportPeriod } from './report-period.ts'

const terms = [
  { from: '2027-01-11', to: '2027-04-02' },
  { from: '2026-09-01', to: '2026-12-18' },
]

it('is the requested period, or else the latest term that has started', () => {
  expect(reportPeriod({ from: '2026-10-01' }, terms, '2026-11-16')).toEqual({ from: '2026-10-01', to: null })
  expect(reportPeriod({}, terms, '2026-11-16')).toEqual(terms[1])
  expect(reportPeriod({}, terms, '2027-01-11')).toEqual(terms[0])
  expect(reportPeriod({}, terms, '2026-08-31')).toEqual({ from: null, to: null })
})

it('covers whole days in the institution’s time zone', () => {
  expect(periodSpan('Asia/Colombo', { from: '2026-11-16', to: '2026-11-16' })).toEqual({
    start: new Date('2026-11-15T18:30:00Z'),
    end: new Date('2026-11-16T18:30:00Z'),
  })
  expect(periodSpan('UTC', { from: null, to: null })).toEqual({ start: null, end: null })
})

it('is worded as people say it', () => {
  expect(periodText({ from: '2026-09-01', to: '2026-12-18' }, 'en-GB')).toBe(
    '1 September 2026 to 18 December 2026',
  )
  expect(periodText({ from: '2026-09-01', to: null }, 'en-GB')).toBe('Since 1 September 2026')
  expect(periodText({ from: null, to: '2026-12-18' }, 'en-GB')).toBe('Until 18 December 2026')
  expect(periodText({ from: null, to: null }, 'en-GB')).toBe('All sessions')
})
