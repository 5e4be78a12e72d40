import { describe, expect, it } from 'vitest'
import { findingBounds, isBeyondChance } from './chance.rules.ts'
import { detectFindings } from './findings.rules.ts'

const counts = (present: number, absent: number, late = 0) => ({
  sessions: 4,
  present,
  late,
  absent,
  excused: 0,
})
type Counted = ReturnType<typeof counts>

/** The same counts for several classes, each a little better or worse than the last. */
const listClasses = (prefix: string, count: number, of: Counted) =>
  Array.from({ length: count }, (_, index) => ({
    ...of,
    present: of.present + (index % 3) - 1,
    absent: of.absent - (index % 3) + 1,
    classId: `${prefix}${index}`,
  }))
const at = (weekday: number, hour: number, classes: readonly (Counted & { classId: string })[]) =>
  classes.map((it) => ({ ...it, weekday, hour }))

describe('the weak time of a week', () => {
  const good = at(1, 9, listClasses('good', 8, counts(90, 10)))
  const weak = (count: number, of = counts(70, 30)) => at(5, 15, listClasses('weak', count, of))

  it('is the one with the lowest attendance, with the data behind it', () => {
    const bad = at(5, 16, listClasses('bad', 6, counts(60, 40)))
    expect(detectFindings([...good, ...weak(6), ...bad], [])).toMatchObject([
      { kind: 'weak-time', weekday: 5, hour: 16, percentage: 60, classes: 6, sessions: 24, records: 600 },
    ])
  })

  it('is never that of one class, however low', () => {
    const single = at(5, 15, listClasses('single', 1, counts(100, 700)))
    expect(detectFindings([...good, ...single], [])).toEqual([])
    // The same class several times in the week is still one class.
    const often = [2, 3, 4].flatMap((weekday) => at(weekday, 15, listClasses('single', 1, counts(10, 200))))
    expect(detectFindings([...good, ...often], [])).toEqual([])
  })

  it.each([
    ['three classes', weak(3), 1],
    ['two classes', weak(2), 0],
    ['fewer than a hundred records', weak(3, counts(20, 10)), 0],
    ['less than five points', weak(6, counts(86, 14)), 0],
  ])('with %s', (_, cells, expected) => {
    expect(detectFindings([...good, ...cells], [])).toHaveLength(expected)
  })

  it('is not reported if classes at that time differ no more than at other times', () => {
    const rates = [95, 60, 88, 70, 92, 75]
    const classes = rates.map((rate, index) => ({ ...counts(rate, 100 - rate), classId: `c${index}` }))
    const others = [...rates, ...rates].map((rate, index) => ({
      ...counts(rate, 100 - rate),
      classId: `o${index}`,
    }))
    expect(detectFindings([...at(5, 15, classes.slice(1, 4)), ...at(1, 9, others)], [])).toEqual([])
  })

  it('is not reported if everyone was excused or nothing else was held', () => {
    expect(detectFindings(weak(12), [])).toEqual([])
    const excused = weak(6).map((it) => ({ ...it, present: 0, absent: 0, excused: 500 }))
    expect(detectFindings([...good, ...excused], [])).toEqual([])
  })
})

describe('the programme whose attendance fell', () => {
  const programme = (id: string, ...weeks: Counted[]) =>
    weeks.flatMap((week, index) =>
      listClasses(id, 6, week).map((it) => ({
        ...it,
        programmeId: id,
        name: `Programme ${id}`,
        number: index + 1,
      })),
    )
  const [good, bad] = [counts(90, 10), counts(60, 40)]

  it('fell most from its first three weeks to its last three', () => {
    const found = detectFindings(
      [],
      [
        ...programme('a', good, good, good, good, counts(80, 20), counts(80, 20), counts(80, 20)),
        ...programme('b', good, good, good, bad, bad, bad),
        ...programme('c', good, good, good, good, good, good),
      ],
    )
    expect(found).toEqual([
      {
        kind: 'slipped',
        programmeId: 'b',
        name: 'Programme b',
        from: 90,
        to: 60,
        sinceWeek: 3,
        classes: 6,
        sessions: 144,
        records: 3600,
      },
    ])
  })

  it.each([
    ['five weeks', [good, good, good, bad, bad], 0],
    ['six weeks', [good, good, good, bad, bad, bad], 1],
    ['less than five points', [good, good, good, counts(86, 14), counts(86, 14), counts(86, 14)], 0],
    ['few records at the end', [good, good, good, counts(2, 3), counts(2, 3), counts(2, 3)], 0],
    ['nobody at the beginning', [counts(1, -1), counts(1, -1), counts(1, -1), bad, bad, bad], 0],
  ])('with %s', (_, weeks, expected) => {
    expect(detectFindings([], programme('a', ...weeks))).toHaveLength(expected)
  })

  it('is not one of a single class', () => {
    const single = programme('a', good, good, good, bad, bad, bad).filter(({ classId }) => classId === 'a0')
    expect(detectFindings([], single)).toEqual([])
  })
})

describe('the late hour', () => {
  const early = at(1, 11, listClasses('early', 8, counts(95, 0, 5)))

  it('has the largest share of late arrivals, on all days together', () => {
    const [monday, tuesday] = [counts(70, 0, 30), counts(80, 0, 20)]
    const nine = [...at(1, 9, listClasses('mon', 3, monday)), ...at(2, 9, listClasses('tue', 3, tuesday))]
    expect(detectFindings([...early, ...nine], [])).toMatchObject([
      { kind: 'late-time', hour: 9, share: 25, others: 5, classes: 6 },
    ])
  })

  it('is not reported for one class, or if it is the only hour', () => {
    expect(detectFindings([...early, ...at(1, 9, listClasses('one', 1, counts(50, 0, 300)))], [])).toEqual([])
    expect(detectFindings(at(1, 9, listClasses('only', 12, counts(50, 0, 50))), [])).toEqual([])
  })
})

describe('chance', () => {
  /** Reproducible random numbers from 0 to 1. */
  function random(seed: number) {
    let state = seed
    return () => {
      state = (state * 1_103_515_245 + 12_345) % 2_147_483_648
      return state / 2_147_483_648
    }
  }
  /** A class with its own rate, which on average is the given one, and 200 records. */
  const share = (next: () => number, classId: string, rate: number) => {
    const own = Math.min(1, Math.max(0, rate + (next() + next() + next() - 1.5) * 0.1))
    return { classId, part: Math.round(200 * own), whole: 200 }
  }
  const term = (seed: number, rateHere: number) => {
    const next = random(seed)
    const times = Array.from({ length: 40 }, (_, time) =>
      Array.from({ length: 3 + (time % 4) }, (_, index) =>
        share(next, `${time} ${index}`, time === 0 ? rateHere : 0.85),
      ),
    )
    return times.map((here) => [here, times.filter((it) => it !== here).flat()] as const)
  }
  const seeds = Array.from({ length: 60 }, (_, index) => index * 7919 + 1)

  it('highlights a time in at most one of twenty terms', () => {
    const misled = seeds.filter((seed) =>
      term(seed, 0.85).some(([here, others]) => isBeyondChance(here, others)),
    )
    expect(misled.length).toBeLessThanOrEqual(seeds.length / 20)
  })

  it('does not hide a difference that all classes of a time share', () => {
    const seen = seeds.filter((seed) => isBeyondChance(...term(seed, 0.6)[0]!))
    expect(seen.length).toBe(seeds.length)
    expect(findingBounds.classes).toBe(3)
  })
})
