import { bandProblem } from '@campanile/contract/results/grade-scheme.ts'
import Big from 'big.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { markThatCounts, takenOff } from './classes/final-mark.rules.ts'
import { roundedQuotient } from './decimals.rules.ts'
import { m } from './messages.ts'
import {
  type CreditedResult,
  computeAverage,
  computeClassResult,
  findGrade,
  findWeightProblem,
  type WeighedMark,
  weightedPercent,
} from './results.rules.ts'

const band = (letter: string, fromPercent: string, points: string) => ({
  letter,
  fromPercent,
  points,
  passes: letter !== 'F',
})
const bands = [band('A', '85', '4'), band('B', '70', '3'), band('C', '40', '2'), band('F', '0', '0')]

const mark = (finalMark: string | null, maxMark: string, weight: string): WeighedMark => ({
  finalMark,
  maxMark,
  weight,
  isIncomplete: false,
  isWithheld: false,
})

const cents = (most: number, least = 0) =>
  fc.integer({ min: least, max: most }).map((it) => new Big(it).div(100).toString())
const anyMark = fc
  .record({ maxMark: cents(50_000, 1), share: fc.integer({ min: 0, max: 1000 }), weight: cents(10_000, 1) })
  .map(({ maxMark, share, weight }) =>
    mark(new Big(maxMark).times(share).div(1000).round(2, Big.roundDown).toString(), maxMark, weight),
  )

describe('a quotient', () => {
  it('is rounded half up like whole numbers', () => {
    fc.assert(
      fc.property(fc.bigInt(0n, 10n ** 30n), fc.bigInt(1n, 10n ** 30n), (dividend, divisor) => {
        const exact = (dividend * 200n + divisor) / (2n * divisor)
        const rounded = roundedQuotient(new Big(String(dividend)), new Big(String(divisor)))
        expect(new Big(rounded).times(100).toFixed()).toBe(String(exact))
      }),
    )
  })

  it('is not rounded twice', () => {
    // 0.00499999999999999999999999999: rounding to 20 places first gives 0.005, and then 0.01.
    const nines = new Big(`0.00${'4'}${'9'.repeat(26)}`)
    expect(roundedQuotient(nines, 1)).toBe('0')
    expect(roundedQuotient(new Big('0.005'), 1)).toBe('0.01')
  })
})

describe('the mark that counts', () => {
  it('is 0 for an absent student, and none for incomplete work', () => {
    const lost = { penalty: '10', floor: '0' }
    expect(markThatCounts({ state: 'absent', mark: null }, lost)).toBe('0')
    expect(markThatCounts({ state: 'incomplete', mark: null })).toBeNull()
    expect(markThatCounts({ state: null, mark: null })).toBeNull()
    // An earlier mark no longer counts, and a later one does not count yet.
    expect(markThatCounts({ state: 'incomplete', mark: '72.5' })).toBeNull()
    expect(markThatCounts({ state: 'marked', mark: null })).toBeNull()
    expect(markThatCounts({ state: 'marked', mark: '72.50' })).toBe('72.5')
  })

  it('is reduced by the penalty down to the floor, and reports the actual deduction', () => {
    const late = { penalty: '30', floor: '50' }
    expect(markThatCounts({ state: 'marked', mark: '72.5' }, late)).toBe('50')
    expect(takenOff('72.5', '50', late)).toBe('22.5')
    expect(takenOff('72.5', '72.5')).toBeNull()
    expect(takenOff(null, '0', late)).toBeNull()
    expect(takenOff('72.5', null, late)).toBeNull()
  })
})

describe('a class result', () => {
  it('states the weight of the marks that it rests on', () => {
    const toWeight = (...marks: WeighedMark[]) => computeClassResult(marks, bands).weight
    expect(toWeight(mark('58', '100', '15'), mark(null, '100', '85'))).toBe('15')
    expect(toWeight(mark('58', '100', '0'), mark(null, '100', '85'))).toBe('0')
  })

  it('is the weighted mean, checked by hand', () => {
    // 72.5 of 100 weighted 60 % is 43.5; 31 of 40 is 77.5 %, weighted 40 % is 31. 43.5 + 31 = 74.5.
    const marks = [mark('72.5', '100', '60'), mark('31', '40', '40')]
    expect(computeClassResult(marks, bands)).toEqual({
      percent: '74.5',
      weight: '100',
      status: 'final',
      letter: 'B',
      points: '3',
      passes: true,
    })
    // 2 of 3 weighted 25 % and 5 of 7 weighted 75 %: 16.666… + 53.571428… = 70.238095…
    expect(weightedPercent([mark('2', '3', '25'), mark('5', '7', '75')])).toBe('70.24')
  })

  it('is rounded half up to two places before grading, and nowhere else', () => {
    // 139.99 of 200 is 69.995 %, rounded to 70, which is a B.
    expect(computeClassResult([mark('139.99', '200', '100')], bands)).toMatchObject({
      percent: '70',
      letter: 'B',
    })
    expect(computeClassResult([mark('139.98', '200', '100')], bands)).toMatchObject({
      percent: '69.99',
      letter: 'C',
    })
    // Rounding each third first would give 99.99.
    const thirds = [mark('1', '1', '33.33'), mark('1', '1', '33.33'), mark('1', '1', '33.34')]
    expect(computeClassResult(thirds, bands)).toMatchObject({ percent: '100', status: 'final' })
  })

  it('has a grade only once marks with a total weight of 100 % exist', () => {
    const exam = mark('50', '100', '60')
    const status = (...marks: WeighedMark[]) => computeClassResult(marks, bands).status
    expect(status(exam)).toBe('open')
    expect(status(exam, mark(null, '40', '40'))).toBe('open')
    expect(status(exam, mark('20', '40', '40'), mark('3', '10', '5'))).toBe('open')
    expect(status(exam, mark('20', '40', '40'), mark(null, '10', '0'))).toBe('final')
    expect(status(exam, { ...mark(null, '40', '40'), isIncomplete: true })).toBe('incomplete')
    expect(status({ ...exam, isWithheld: true }, { ...mark(null, '40', '40'), isIncomplete: true })).toBe(
      'withheld',
    )
    expect(computeClassResult([exam], bands)).toMatchObject({
      percent: '50',
      letter: null,
      points: null,
      passes: null,
    })
    expect(computeClassResult([], bands)).toMatchObject({ percent: null, status: 'open' })
    expect(computeClassResult([mark('7', '10', '0')], bands)).toMatchObject({ percent: null })
  })

  it('lies between the lowest and the highest mark', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { minLength: 1, maxLength: 12 }), (marks) => {
        const percents = marks.map((it) => (Number(it.finalMark) / Number(it.maxMark)) * 100)
        const percent = Number(weightedPercent(marks))
        expect(percent).toBeGreaterThanOrEqual(Math.min(...percents) - 0.006)
        expect(percent).toBeLessThanOrEqual(Math.max(...percents) + 0.006)
      }),
    )
  })

  it('does not fall when a mark rises, and does not depend on the order', () => {
    fc.assert(
      fc.property(fc.array(anyMark, { minLength: 1, maxLength: 8 }), (marks) => {
        const [first, ...rest] = marks as [WeighedMark]
        const better = weightedPercent([{ ...first, finalMark: first.maxMark }, ...rest])!
        expect(new Big(better).gte(weightedPercent(marks)!)).toBe(true)
        expect(weightedPercent([...marks].reverse())).toBe(weightedPercent(marks))
      }),
    )
  })

  it('explains what is wrong with the weights', () => {
    expect(findWeightProblem('100')).toBeNull()
    expect(findWeightProblem('92.5')).toBe(m.weightsMissing({ total: 92.5, missing: 7.5 }))
    expect(findWeightProblem('110')).toBe(m.weightsExceed({ total: 110, excess: 10 }))
  })
})

describe('a grade', () => {
  it('starts at its percentage', () => {
    expect(
      ['100', '85', '84.99', '70', '69.99', '40', '39.99', '0'].map((it) => findGrade(it, bands)?.letter),
    ).toEqual(['A', 'A', 'B', 'B', 'C', 'C', 'F', 'F'])
  })

  it('is the highest band reached, whatever the order of the bands', () => {
    for (const inAnyOrder of [bands.toReversed(), [bands[2]!, bands[0]!, bands[3]!, bands[1]!]])
      expect(['90', '75', '50', '10'].map((it) => findGrade(it, inAnyOrder)?.letter)).toEqual([
        'A',
        'B',
        'C',
        'F',
      ])
  })

  it('exists for every percentage in every valid scheme, and never gets worse with a higher one', () => {
    const scheme = fc.uniqueArray(fc.integer({ min: 1, max: 10_000 }), { maxLength: 12 }).map((starts) =>
      [0, ...starts.sort((a, b) => a - b)].map((start, place) => ({
        letter: `L${place}`,
        fromPercent: new Big(start).div(100).toString(),
        points: String(place),
        passes: place > 0,
      })),
    )
    fc.assert(
      fc.property(scheme, cents(10_000), cents(10_000), (valid, one, other) => {
        expect(bandProblem(valid)).toBeUndefined()
        const [low, high] = new Big(one).lte(other) ? [one, other] : [other, one]
        const points = [low, high].map((it) => Number(findGrade(it, valid)?.points))
        expect(points[0]).toBeLessThanOrEqual(points[1]!)
      }),
    )
  })

  it.each([
    ['a gap below', [band('A', '50', '4'), band('F', '1', '0')], 1, 'fromPercent'],
    ['an overlap', [band('A', '50', '4'), band('B', '50.00', '3'), band('F', '0', '0')], 1, 'fromPercent'],
    ['a letter twice', [band('A', '50', '4'), band('a', '0', '0')], 1, 'letter'],
    ['points that fall', [band('A', '50', '1'), band('D', '0', '2')], 0, 'points'],
    ['a fail above a pass', [band('F', '50', '4'), band('D', '0', '0')], 0, 'passes'],
  ])('cannot use a scheme with %s', (_, wrong, place, field) => {
    expect(bandProblem(wrong)).toMatchObject({ band: place, field })
  })
})

describe('a grade point average', () => {
  const of = (courseCode: string, credits: number, points: string | null): CreditedResult => ({
    classId: courseCode,
    courseCode,
    credits,
    points,
    passes: points === null ? null : points !== '0',
    status: points === null ? 'incomplete' : 'final',
  })
  // 20 × 4 + 15 × 3.3 + 15 × 2 + 10 × 0 = 159.5, divided by 60 credits is 2.658…
  const autumn = [of('A', 20, '4'), of('B', 15, '3.3'), of('C', 15, '2'), of('D', 10, '0')]
  // 20 × 3.7 + 10 × 3 = 104, divided by 30 credits is 3.466…
  const spring = [of('E', 20, '3.7'), of('F', 10, '3')]

  it('is correct for a term and overall, checked by hand', () => {
    expect(computeAverage(autumn)).toEqual({ gpa: '2.66', credits: 60, creditsPassed: 50, leftOut: [] })
    expect(computeAverage(spring).gpa).toBe('3.47')
    // 263.5 divided by 90 is 2.9277…; the mean of the two term averages would be 3.07.
    expect(computeAverage([...autumn, ...spring]).gpa).toBe('2.93')
    // (2.33 + 3) / 2 = 2.665
    expect(computeAverage([of('G', 1, '2.33'), of('H', 1, '3')]).gpa).toBe('2.67')
  })

  it('is the average of a whole term’s marks, checked by hand', () => {
    const results = [
      // 72.5 of 100 weighted 60 % and 31 of 40 weighted 40 % give 74.5 %: a B.
      { course: 'CS1', credits: 20, marks: [mark('72.5', '100', '60'), mark('31', '40', '40')] },
      // Absent from the final (60 %), 36 of 40 (40 %): 36 % in total, an F, which counts.
      { course: 'CS2', credits: 10, marks: [mark('0', '100', '60'), mark('36', '40', '40')] },
      // The final is withheld, so the class is left out although the other mark exists.
      {
        course: 'CS3',
        credits: 15,
        marks: [{ ...mark('90', '100', '60'), isWithheld: true }, mark('40', '40', '40')],
      },
      // Deferred and sat later: 45 of 50 (100 %), an A.
      { course: 'CS4', credits: 15, marks: [mark('45', '50', '100')] },
      // Passed or not, it has no credits and counts in no average.
      { course: 'CS5', credits: 0, marks: [mark('55', '100', '100')] },
      { course: 'CS6', credits: 10, marks: [{ ...mark(null, '100', '100'), isIncomplete: true }] },
    ].map(({ course, credits, marks }) => ({
      classId: course,
      courseCode: course,
      credits,
      ...computeClassResult(marks, bands),
    }))
    expect(results.map(({ letter }) => letter)).toEqual(['B', 'F', null, 'A', 'C', null])
    // 20 × 3 + 10 × 0 + 15 × 4 = 120, divided by 45 credits is 2.666…
    expect(computeAverage(results)).toEqual({
      gpa: '2.67',
      credits: 45,
      creditsPassed: 35,
      leftOut: [
        { classId: 'CS3', courseCode: 'CS3', status: 'withheld' },
        { classId: 'CS6', courseCode: 'CS6', status: 'incomplete' },
      ],
    })
  })

  it('leaves out and names classes that are not final, and ignores those without credits', () => {
    expect(computeAverage([...spring, of('I', 15, null), of('J', 0, '0'), of('K', 0, null)])).toEqual({
      gpa: '3.47',
      credits: 30,
      creditsPassed: 30,
      leftOut: [{ classId: 'I', courseCode: 'I', status: 'incomplete' }],
    })
    expect(computeAverage([of('I', 15, null)]).gpa).toBeNull()
  })

  it('lies between the lowest and the highest grade', () => {
    const graded = fc.record({ credits: fc.integer({ min: 1, max: 60 }), points: cents(400) })
    fc.assert(
      fc.property(fc.array(graded, { minLength: 1, maxLength: 30 }), (all) => {
        const gpa = new Big(
          computeAverage(all.map((it, place) => of(String(place), it.credits, it.points))).gpa!,
        )
        const points = all.map((it) => Number(it.points))
        expect(gpa.gte(Math.min(...points)) && gpa.lte(Math.max(...points))).toBe(true)
      }),
    )
  })
})
