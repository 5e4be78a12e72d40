import fc from 'fast-check'
import { describe, expect, it, test } from 'vitest'
import { dateTimeWords, isFullDateTime, parseDateTime } from './typedDateTime.ts'
import { isFullTime, parseTime, stepTime } from './typedTime.ts'

const two = (it: number) => String(it).padStart(2, '0')
const anyTime = fc
  .tuple(fc.integer({ min: 0, max: 23 }), fc.integer({ min: 0, max: 59 }))
  .map(([hour, minute]) => `${two(hour)}:${two(minute)}`)

describe('a typed time', () => {
  test.each([
    ['9', '09:00'],
    ['930', '09:30'],
    ['0930', '09:30'],
    ['9:30', '09:30'],
    ['9.30', '09:30'],
    ['9h30', '09:30'],
    ['17:05', '17:05'],
    ['2 pm', '14:00'],
    ['2:30PM', '14:30'],
    ['12 am', '00:00'],
    ['12:15 p.m.', '12:15'],
    ['0:00', '00:00'],
  ])('%s is read', (text, time) => {
    expect(parseTime(text)).toBe(time)
  })

  test.each(['', '24', '25:00', '9:60', '13 pm', '0 am', '9:3', 'noon', '12345', '-1'])(
    '%j is invalid',
    (text) => {
      expect(parseTime(text)).toBeUndefined()
    },
  )

  it('is read back as it is stored', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        expect(parseTime(time)).toBe(time)
        expect(isFullTime(time)).toBe(true)
      }),
    )
  })

  it('moves by five minutes, to multiples of five, also around midnight', () => {
    expect(stepTime('09:32', 1)).toBe('09:35')
    expect(stepTime('09:32', -1)).toBe('09:30')
    expect(stepTime('23:55', 1)).toBe('00:00')
    expect(stepTime('00:00', -1)).toBe('23:55')
  })
})

describe('a typed date and time', () => {
  test.each([
    ['25/11/2026 17:00', '2026-11-25T17:00'],
    ['25 Nov 2026, 17:00', '2026-11-25T17:00'],
    ['25 Oct 5 pm', '2026-10-25T17:00'],
    ['4.11.2026 7.30', '2026-11-04T07:30'],
    ['2026-11-25T17:00', '2026-11-25T17:00'],
  ])('%s is read', (text, local) => {
    expect(parseDateTime(text, 'dmy', '2026-11-18')).toBe(local)
  })

  test.each(['', '25 Nov 2026', '25 Nov 2026, ', '17:00', '25 Nov 2026 17', '25 Nov 2026 25:00'])(
    '%j is invalid',
    (text) => {
      expect(parseDateTime(text, 'dmy', '2026-11-18')).toBeUndefined()
    },
  )

  it('is read back as it is shown', () => {
    fc.assert(
      fc.property(anyTime, (time) => {
        const local = `2026-11-25T${time}`
        expect(parseDateTime(dateTimeWords(local), 'mdy', '2026-11-18')).toBe(local)
        expect(isFullDateTime(dateTimeWords(local)) && isFullDateTime(local)).toBe(true)
      }),
    )
  })
})
