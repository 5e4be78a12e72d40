import { describe, expect, it } from 'vitest'
import { createTimeFormat } from '#lib/time.ts'
import { clashSentences, isSpan, meetingRoomOptions } from './timetableWords.ts'

const clash = (day: string) => ({
  resource: 'room' as const,
  name: 'B2.14',
  courseCode: 'CS210',
  exam: null,
  startsAt: `2026-11-${day}T10:00:00.000Z`,
  endsAt: `2026-11-${day}T11:30:00.000Z`,
})

describe('clashSentences', () => {
  it('names each resource once, with its first time', () => {
    const lecturer = { ...clash('23'), resource: 'lecturer' as const, name: 'Ana Kovac' }
    expect(clashSentences([clash('23'), clash('30'), lecturer], createTimeFormat('UTC'))).toEqual([
      'B2.14 is taken by CS210 on Monday 23 November, 10:00 to 11:30, and 1 more',
      'Ana Kovac teaches CS210 on Monday 23 November, 10:00 to 11:30',
    ])
  })
})

it('names an exam by its course and title', () => {
  const taken = { ...clash('23'), exam: 'Midterm' }
  expect(clashSentences([taken], createTimeFormat('UTC'))).toEqual([
    'B2.14 is taken by the exam CS210 Midterm on Monday 23 November, 10:00 to 11:30',
  ])
})

describe('isSpan', () => {
  it.each([
    ['09:00', '10:30', true],
    ['10:30', '10:30', false],
    ['', '10:30', false],
    ['9:00', '10:30', false],
    ['09:00', '24:00', false],
  ])('%s to %s: %s', (from, to, expected) => expect(isSpan(from, to)).toBe(expected))
})

describe('roomOptions', () => {
  it('keeps the selected room even if it is taken', () => {
    const free = [{ id: 'a', name: 'A1', capacity: 30 }]
    expect(meetingRoomOptions(free, { id: 'b', name: 'B2' }).map(({ value }) => value)).toEqual([
      '',
      'b',
      'a',
    ])
    expect(meetingRoomOptions(free, { id: 'a', name: 'A1' }).map(({ value }) => value)).toEqual(['', 'a'])
  })
})
