import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import { describe, expect, it } from 'vitest'
import { obstaclesOf, warningsOf } from './exam-publication.rules.ts'

const now = new Date('2026-11-16T09:00:00Z')
const startsAt = new Date('2026-11-16T09:00:01Z')
const rooms = [{ seats: 20 }, { seats: 10 }]

describe('publishing an exam', () => {
  it.each([
    ['that has a seat for everybody', { startsAt, rooms, candidates: 30 }, []],
    ['that starts now', { startsAt: now, rooms, candidates: 30 }, ['This time has passed']],
    ['without a room', { startsAt, rooms: [], candidates: 30 }, ['It has no room yet']],
    ['with a seat too few', { startsAt, rooms, candidates: 31 }, ['Its rooms have 30 seats for 31 students']],
    [
      'with everything against it',
      { startsAt: now, rooms: [], candidates: 1 },
      ['This time has passed', 'It has no room yet'],
    ],
  ])('%s: %j', (_, draft, obstacles) => expect(inEnglish(obstaclesOf(draft, now))).toEqual(obstacles))
})

describe('warnings about students’ other exams', () => {
  const crowded = (name: string, atOnce: string[], sameDay: string[]) => ({ name, atOnce, sameDay })

  it('are not given for students without another exam then and with at most one other that day', () => {
    expect(
      warningsOf({ candidates: 2 }, [crowded('Ana', [], ['Logic']), crowded('Ben', [], [])], 'en-GB'),
    ).toEqual([])
  })

  it('are given for students with another exam at the same time, or more than two that day', () => {
    expect(
      warningsOf(
        { candidates: 2 },
        [crowded('Ana', ['Logic'], ['Logic']), crowded('Ben', [], ['Logic', 'Sets'])],
        'en-GB',
      ),
    ).toEqual(['Another exam at the same time: Ana', 'More than two exams that day: Ben'])
  })

  it('name three students and count the others', () => {
    const warningFor = (...names: string[]) =>
      warningsOf(
        { candidates: 9 },
        names.map((name) => crowded(name, ['Logic'], [])),
        'en-GB',
      )
    expect(warningFor('Ana', 'Ben', 'Cai')).toEqual(['Another exam at the same time: Ana, Ben and Cai'])
    expect(warningFor('Ana', 'Ben', 'Cai', 'Dee', 'Eve')).toEqual([
      'Another exam at the same time: Ana, Ben, Cai and 2 more',
    ])
  })

  it('mention an exam that nobody sits', () => {
    expect(warningsOf({ candidates: 0 }, [], 'en-GB')).toEqual(['It has no students yet'])
  })
})
