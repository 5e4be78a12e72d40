import { describe, expect, it } from 'vitest'
import {
  dateText,
  dateWords,
  dayWords,
  fullMomentWords,
  fullSpanWords,
  momentWords,
  monthWords,
  spanWords,
} from './date-words.ts'

const startsAt = new Date('2026-12-14T03:30:00Z')
const endsAt = new Date('2026-12-14T18:45:00Z')
const span = { startsAt, endsAt }

describe('instants in words', () => {
  it('use the clocks of the time zone', () => {
    expect(momentWords(startsAt, 'UTC', 'en-GB')).toBe('Mon 14 Dec, 03:30')
    expect(momentWords(startsAt, 'Asia/Kolkata', 'en-GB')).toBe('Mon 14 Dec, 09:00')
    expect(momentWords(startsAt, 'America/New_York', 'en-GB')).toBe('Sun 13 Dec, 22:30')
    expect(spanWords(span, 'Asia/Kolkata', 'en-GB')).toBe('Mon 14 Dec, 09:00 to 00:15')
    expect(fullSpanWords(span, 'America/New_York', 'en-GB')).toBe('Sunday 13 December 2026, 22:30 to 13:45')
    expect(fullMomentWords(endsAt, 'Asia/Kolkata', 'en-GB')).toBe('15 Dec 2026, 00:15')
    expect(dateText(endsAt, 'Asia/Kolkata', 'en-GB')).toBe('15 December 2026')
    expect(dateText(endsAt, 'UTC', 'en-GB')).toBe('14 December 2026')
  })
})

it('writes plain days and months as they are', () => {
  expect(dateWords('2026-03-01', 'en-GB')).toBe('1 March 2026')
  expect(dayWords('2026-03-01', 'en-GB')).toBe('1 March')
  expect(monthWords('2026-03', 'en-GB')).toBe('March 2026')
})
