import { describe, expect, it } from 'vitest'
import { deferralObstacle, seatNote, standingWords } from './deferring.rules.ts'

const at = new Date('2026-11-16T09:00:00Z')
const shown = { publishedAt: at, cancelledAt: null, archivedAt: null }
const sitting = { sits: true, deferred: false }
const hall = { room: 'Hall', seat: 7 }

describe('deferring a sitting', () => {
  it.each([
    ['of a published exam', shown, sitting, null],
    ['a second time', { ...shown, cancelledAt: at }, { sits: false, deferred: true }, 'Already'],
    ['of a cancelled exam', { ...shown, cancelledAt: at, archivedAt: at }, sitting, 'cancelled'],
    ['of an archived exam', { ...shown, archivedAt: at }, sitting, 'no longer in the timetable'],
    ['of a draft', { ...shown, publishedAt: null }, sitting, 'no longer in the timetable'],
    ['of an exam of others', shown, { ...sitting, sits: false }, 'Not sitting'],
  ])('%s: %s', (_, target, standing, expected) => {
    const obstacle = deferralObstacle(target, standing, 'en-GB')
    if (expected === null) expect(obstacle).toBeNull()
    else expect(obstacle).toContain(expected)
  })
})

describe('a student’s status for a sitting', () => {
  it('is deferred first, then with a seat, then without one', () => {
    expect(standingWords(true, hall, 'en-GB')).toContain('Deferred')
    expect(standingWords(false, hall, 'en-GB')).toBe('Sitting this exam in Hall, seat 7')
    expect(standingWords(false, null, 'en-GB')).toBe('Sitting this exam')
  })
})

describe('a seat that was to be restored', () => {
  it('needs no note if the seat is the same or there was none', () => {
    expect(seatNote(hall, { ...hall }, 'en-GB')).toBeNull()
    expect(seatNote(null, hall, 'en-GB')).toBeNull()
    expect(seatNote(null, null, 'en-GB')).toBeNull()
  })

  it.each([
    [{ room: 'Hall', seat: 8 }, 'Hall, seat 7 is taken; now Hall, seat 8'],
    [{ room: 'Annexe', seat: 7 }, 'Hall, seat 7 is taken; now Annexe, seat 7'],
    [null, 'Hall, seat 7 is taken, and no other seat is free'],
  ])('has a note when it is now %j', (is, note) => expect(seatNote(hall, is, 'en-GB')).toBe(note))
})
