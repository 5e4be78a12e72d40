import { reasonSentence } from '@campanile/contract/analytics/at-risk-words.ts'
import { isBelow, markLetters, percentage, tally } from '@campanile/contract/attendance/attendance-figures.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { assessRisk, type ClassFacts, findFall, missedAtTheEnd, weeklyTallies } from './risk.rules.ts'

const week = 7 * 24 * 60
const weeklyRates = (...given: Parameters<typeof weeklyTallies>) =>
  weeklyTallies(...given).map((it) => percentage(it))
const facts = (letters: string, traits: Partial<ClassFacts> = {}): ClassFacts => ({
  classId: 'c',
  course: 'CS1 Logic',
  left: false,
  letters,
  starts: [...letters].map((_, index) => index * week),
  remaining: 10,
  workDue: 0,
  workSubmitted: 0,
  workInTime: 0,
  markSum: 0,
  markCount: 0,
  ...traits,
})
const asked = { required: 75, firstWeek: 0 }
const kinds = (...classes: ClassFacts[]) => assessRisk(classes, asked)?.reasons.map(({ kind }) => kind) ?? []

it('does not flag a student who attends and submits', () => {
  expect(assessRisk([], asked)).toBeNull()
  expect(assessRisk([facts('PPPPLPPP', { workDue: 3, workSubmitted: 3, workInTime: 3 })], asked)).toBeNull()
  expect(assessRisk([facts('PPEEEE')], asked)).toBeNull()
})

it('recognises each reason', () => {
  expect(kinds(facts('PAPAPPAP'))).toEqual(['below'])
  expect(kinds(facts('PAPAPPAP', { remaining: 0 }))).toEqual(['out-of-reach'])
  expect(kinds(facts('PPPPPPPPPPPPAAA'))).toEqual(['missed-in-a-row', 'falling'])
  expect(kinds(facts('PPPPPPPP', { workDue: 2, workSubmitted: 1, workInTime: 1 }))).toEqual(['work-missing'])
  expect(kinds(facts('PPPPPPPP', { workDue: 2, workSubmitted: 2 }))).toEqual(['work-late'])
  expect(kinds(facts('PPPPPPPP', { markSum: 80, markCount: 2 }))).toEqual(['low-marks'])
})

it('states each reason in one plain sentence', () => {
  const risk = assessRisk(
    [
      facts('PPPPPAAA', {
        remaining: 1,
        workDue: 4,
        workSubmitted: 3,
        workInTime: 3,
        markSum: 41,
        markCount: 1,
      }),
    ],
    asked,
  )
  expect(risk?.reasons.map((reason) => reasonSentence(reason))).toEqual([
    'Can no longer reach 75% in CS1 Logic: 66.7% at best',
    'Missed the last 3 sessions',
    'Fell from 100.0% to 0.0% in the last 3 weeks',
    '41.0% on average in 1 released mark',
    '1 piece of work missing of 4 due',
  ])
})

it('counts the latest absences in a row, ignoring excused sessions', () => {
  expect([missedAtTheEnd('PAAEA'), missedAtTheEnd('AAP'), missedAtTheEnd(''), missedAtTheEnd('EE')]).toEqual([
    3, 0, 0, 0,
  ])
})

it('detects a fall only if there is enough data before it', () => {
  expect(findFall([100, 100, 100, 80, 80, 80])).toEqual({ from: 100, to: 80 })
  expect(findFall([100, 100, 90, 90, 90])).toBeNull()
  expect(findFall([100, 100, null, 100, 40, null, 40, 40])).toEqual({ from: 100, to: 40 })
})

const letters = fc.string({ unit: fc.constantFrom(...Object.values(markLetters)), maxLength: 40 })
const someFacts = fc
  .record({
    letters,
    remaining: fc.nat(30),
    due: fc.nat(9),
    submitted: fc.nat(9),
    inTime: fc.nat(9),
    mark: fc.nat(100),
    marked: fc.nat(4),
  })
  .map(({ letters: given, remaining, due, submitted, inTime, mark, marked }) => {
    const came = Math.min(submitted, due)
    return facts(given, {
      remaining,
      workDue: due,
      workSubmitted: came,
      workInTime: Math.min(inTime, came),
      markSum: mark * marked,
      markCount: marked,
    })
  })

it('says “just under” if a rate rounds to the requirement that it misses', () => {
  const nearly = facts('PPAPPPP', { remaining: 26 })
  expect(
    assessRisk([nearly], { ...asked, required: 97 })?.reasons.map((reason) => reasonSentence(reason)),
  ).toContain('Can no longer reach 97% in CS1 Logic: just under 97% at best')
})

it('gives only true reasons, and can always state them', () => {
  fc.assert(
    fc.property(
      fc.array(someFacts, { maxLength: 6 }),
      fc.integer({ min: 0, max: 100 }),
      (classes, required) => {
        const risk = assessRisk(classes, { required, firstWeek: 0 })
        if (!risk) return
        expect(risk.score).toBeGreaterThanOrEqual(1)
        expect(risk.score).toBeLessThanOrEqual(100)
        expect(risk.reasons.length).toBeGreaterThan(0)
        for (const reason of risk.reasons) {
          expect(reasonSentence(reason)).not.toMatch(/undefined|NaN|null/)
          if (reason.kind === 'below') expect(reason.percentage).toBeLessThanOrEqual(required)
          if (reason.kind === 'out-of-reach') expect(reason.best).toBeLessThanOrEqual(required)
          if (reason.kind === 'work-missing') expect(reason.count).toBeLessThanOrEqual(reason.due)
        }
      },
    ),
  )
})

it('flags every student who is below in a class with enough sessions held', () => {
  fc.assert(
    fc.property(someFacts, (it) => {
      const counted = tally({ present: 0, late: 0, absent: 0, excused: 0 })
      for (const letter of it.letters) {
        counted.held += 1
        if (letter === 'P' || letter === 'L') counted.attended += 1
        if (letter === 'E') counted.excused += 1
      }
      const found = kinds(it).some((kind) => kind === 'below' || kind === 'out-of-reach')
      if (percentage(counted) !== null && counted.held >= 3 && isBelow(counted, 75)) expect(found).toBe(true)
    }),
  )
})

it('assigns every record to its week', () => {
  const marks = [...'PAPPAA'].map((letter, index) => ({ letter, start: Math.floor(index / 2) * week }))
  expect(weeklyRates(marks, 0)).toEqual([50, 100, 0])
  expect(weeklyRates([{ letter: 'P', start: 2 * week }], 0)).toEqual([null, null, 100])
})

const absentAndPresent = (absent: number, present: number) => 'A'.repeat(absent) + 'P'.repeat(present)

it.each([
  // 62.5 is 12.5 below 75: 20 and half of that.
  ['below', facts('PAPAPPAP'), 26, 'medium'],
  ['below by no more than 10 points', facts(absentAndPresent(7, 13)), 25, 'medium'],
  ['far below', facts('AAAAP', { remaining: 100 }), 40, 'medium'],
  ['out of reach', facts('PAPAPPAP', { remaining: 0 }), 46, 'medium'],
  ['out of reach by 20 points', facts(absentAndPresent(9, 11), { remaining: 0 }), 50, 'high'],
  // 24 for three in a row, and 20 for the fall, divided by the root of two.
  ['gone since three sessions', facts('PPPPPPPPPPPPAAA'), 38, 'medium'],
  // 60 for out of reach, 40 for six in a row, divided by the root of two.
  ['never there', facts('AAAAAA', { remaining: 0 }), 88, 'high'],
  [
    'half of the work missing',
    facts('PPPPPPPP', { workDue: 2, workSubmitted: 1, workInTime: 1 }),
    20,
    'watch',
  ],
  [
    'two of four pieces of work missing',
    facts('PPPPPPPP', { workDue: 4, workSubmitted: 2, workInTime: 2 }),
    20,
    'watch',
  ],
  // 5 and a third of the 20 points lost.
  [
    'a fall to 80 per cent',
    facts('P'.repeat(15) + 'APPPP'.repeat(3), {
      starts: Array.from({ length: 30 }, (_, at) => Math.floor(at / 5) * week),
    }),
    12,
    'watch',
  ],
  ['all work late', facts('PPPPPPPP', { workDue: 2, workSubmitted: 2 }), 15, 'watch'],
  ['40 per cent on average', facts('PPPPPPPP', { markSum: 80, markCount: 2 }), 17, 'watch'],
])('weights %s', (_, it, score, level) => expect(assessRisk([it], asked)).toMatchObject({ score, level }))

it('never exceeds 100', () => {
  const all = facts('AAAAAA', { remaining: 0, workDue: 4, markCount: 1 })
  expect(assessRisk([all, all, all, all], asked)?.score).toBe(100)
})

it.each([
  ['two sessions held', facts('AA'), []],
  ['three sessions held', facts('AAP'), ['below']],
  ['exactly the required share', facts('PPPA'), []],
  ['two absences in a row', facts('PPPPPPPPAA', { starts: Array(10).fill(0) }), []],
  ['one piece of work late', facts('PPPP', { workDue: 2, workSubmitted: 2, workInTime: 1 }), []],
  ['half of the marks on average', facts('PPPP', { markSum: 100, markCount: 2 }), []],
  ['just below half on average', facts('PPPP', { markSum: 99.8, markCount: 2 }), ['low-marks']],
])('has these reasons with %s', (_, it, reasons) => expect(kinds(it)).toEqual(reasons))

it('names the class and by how much, the latest absences, and each week’s attendance', () => {
  const risk = assessRisk([facts('PAPAA'), facts('PP', { classId: 'd', course: 'CS2 Sets' })], asked)
  expect(risk).toMatchObject({
    percentage: 57.1,
    missedInARow: 2,
    weeks: [100, 50, 100, 0, 0],
    reasons: [{ kind: 'below', classId: 'c', course: 'CS1 Logic', percentage: 40, required: 75 }],
  })
})

it('counts a class that the student has left in the rate, but gives no reason because of it', () => {
  const left = facts('AAAAAAAA', { classId: 'd', left: true })
  expect(assessRisk([facts('PPPPPPPP'), left], asked)).toBeNull()
  expect(assessRisk([facts('PAPAPPAP'), left], asked)).toMatchObject({
    percentage: 31.3,
    missedInARow: 0,
    reasons: [{ kind: 'below', classId: 'c' }],
  })
})

it('orders the sessions of all classes by time', () => {
  const [around, between] = [
    facts('PP', { starts: [0, 3 * week] }),
    facts('AA', { classId: 'd', starts: [week, 2 * week], workDue: 1 }),
  ]
  expect(assessRisk([around, between], asked)).toMatchObject({ missedInARow: 0, weeks: [100, 0, 0, 100] })
})

it('adds up work and marks of all classes', () => {
  const one = facts('PPPP', { workDue: 2, workSubmitted: 2, workInTime: 1, markSum: 30, markCount: 1 })
  const other = { ...one, workSubmitted: 1, workInTime: 0, markSum: 50, markCount: 2 }
  expect(assessRisk([one, other], asked)?.reasons).toEqual([
    { kind: 'low-marks', average: 26.7, marks: 3 },
    { kind: 'work-missing', count: 1, due: 4 },
    { kind: 'work-late', count: 2, due: 4 },
  ])
})

it('detects a fall of fifteen points, but not of less', () => {
  expect(findFall([80, 80, 80, 65, 65, 65])).toEqual({ from: 80, to: 65 })
  expect(findFall([80, 80, 80, 65, 65, 66])).toBeNull()
  expect(findFall([100, 100, 100, 60, 50, 50, 50])).toEqual({ from: 90, to: 50 })
  expect(findFall([100, 100, 100, 100, 80, 50, 51])).toEqual({ from: 100, to: 60.3 })
})

it('counts weeks from the first week of the term', () => {
  expect(weeklyRates([{ letter: 'P', start: 10 * week }], 9 * week)).toEqual([null, 100])
})

it('assigns records before the first week to it', () => {
  expect(
    weeklyRates(
      [
        { letter: 'A', start: -1 },
        { letter: 'P', start: week - 1 },
      ],
      0,
    ),
  ).toEqual([50])
})

it('does not count absences followed by attendance', () => {
  expect([
    missedAtTheEnd('PA'),
    missedAtTheEnd('APA'),
    missedAtTheEnd('AAA'),
    missedAtTheEnd('AEAE'),
  ]).toEqual([1, 1, 3, 2])
})
