import { noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import { assert, boolean, constantFrom, integer, property, record } from 'fast-check'
import { describe, expect, it } from 'vitest'
import { changeObstacles, changesLateRules, type Terms } from './changing.rules.ts'

const instant = integer({ min: 0, max: 5 }).map((day) => new Date(Date.UTC(2026, 10, 1 + day)).toISOString())
const terms = record({
  title: constantFrom('Essay', 'Report'),
  weight: constantFrom('20', '20.00', '30'),
  dueAt: instant,
  maxMark: constantFrom('50', '100'),
  late: constantFrom(noLatePolicy, { ...noLatePolicy, kind: 'fixed' as const, amount: '5' }),
}).map(
  (it): Terms => ({
    ...it,
    text: null,
    opensAt: '2026-10-01T09:00:00.000Z',
    maxFiles: 1,
    maxFileBytes: 1024,
    accepts: ['pdf'],
  }),
)
const standing = record({ submitted: integer({ min: 0, max: 1 }), isMarked: boolean(), isShown: boolean() })

it('once a mark is shown, no change alters weight, due date or late policy', () => {
  assert(
    property(terms, terms, standing, (before, after, known) => {
      const wrong = changeObstacles(before, after, known)
      const stays =
        Number(before.weight) === Number(after.weight) &&
        before.dueAt === after.dueAt &&
        before.late.kind === after.late.kind
      if (known.isShown && Object.keys(wrong).length === 0) expect(stays).toBe(true)
      if (!known.isShown) expect(wrong).not.toHaveProperty('weight')
      expect('maxMark' in wrong).toBe(known.isMarked && before.maxMark !== after.maxMark)
    }),
  )
})

it('unchanged values are never refused', () => {
  assert(property(terms, standing, (it, known) => void expect(changeObstacles(it, it, known)).toEqual({})))
})

const before: Terms = {
  title: 'Essay',
  text: null,
  weight: '20',
  maxMark: '100',
  opensAt: '2026-11-02T09:00:00.000Z',
  dueAt: '2026-11-09T09:00:00.000Z',
  maxFiles: 2,
  maxFileBytes: 1024,
  accepts: ['pdf', 'docx'],
  late: {
    kind: 'stepwise',
    amount: '10',
    unit: 'percent',
    every: 'day',
    floor: '40',
    until: '2026-11-16T09:00:00.000Z',
  },
}
const fields = (change: Partial<Terms>, known: Partial<Parameters<typeof changeObstacles>[2]>) =>
  Object.keys(
    changeObstacles(
      before,
      { ...before, ...change },
      { submitted: 0, isMarked: false, isShown: false, ...known },
    ),
  )
const late = (change: Partial<Terms['late']>) => ({ late: { ...before.late, ...change } })
const [earlier, later] = ['2026-11-01T09:00:00.000Z', '2026-11-20T09:00:00.000Z']

describe('once work is submitted', () => {
  it.each([
    ['opening later', { opensAt: later }, ['opensAt']],
    ['opening earlier', { opensAt: earlier }, []],
    ['an earlier due date', { dueAt: earlier }, ['dueAt']],
    ['a later due date', { dueAt: later }, []],
    ['an earlier final cut-off', late({ until: earlier }), ['late.until']],
    ['a later final cut-off', late({ until: later }), []],
    ['no final cut-off', late({ until: null }), []],
    ['fewer files', { maxFiles: 1 }, ['maxFiles']],
    ['more files', { maxFiles: 3 }, []],
    ['smaller files', { maxFileBytes: 1023 }, ['maxFileBytes']],
    ['larger files', { maxFileBytes: 1025 }, []],
    ['a kind of file less', { accepts: ['pdf'] }, ['accepts']],
    ['a kind of file more', { accepts: ['docx', 'pdf', 'odt'] }, []],
    ['another deduction', late({ amount: '5' }), ['late.kind']],
    ['the same deduction written otherwise', late({ amount: '10.00', floor: '40.0' }), []],
    ['another unit', late({ unit: 'marks' }), ['late.kind']],
    ['another step', late({ every: 'hour' }), ['late.kind']],
    ['another floor', late({ floor: '30' }), ['late.kind']],
    ['another kind of deduction', late({ kind: 'fixed' }), ['late.kind']],
  ] as const)('%s: %j', (_, change, expected) => {
    expect(fields(change as Partial<Terms>, { submitted: 1 })).toEqual(expected)
    expect(fields(change as Partial<Terms>, {})).toEqual([])
  })

  it('a final cut-off cannot be added where there was none', () => {
    const open = { ...before, ...late({ until: null }) }
    const known = { submitted: 1, isMarked: false, isShown: false }
    expect(Object.keys(changeObstacles(open, before, known))).toEqual(['late.until'])
  })

  it('the interval of a single deduction, and the amount of a policy without penalty, may be anything', () => {
    const known = { submitted: 1, isMarked: false, isShown: false }
    const of = (kind: 'fixed' | 'none', change: Partial<Terms['late']>) => {
      const late = { ...before.late, kind }
      return changeObstacles({ ...before, late }, { ...before, late: { ...late, ...change } }, known)
    }
    expect(of('fixed', { every: 'hour' })).toEqual({})
    expect(of('fixed', { amount: '5' })).not.toEqual({})
    expect(of('none', { amount: '5', floor: '0' })).toEqual({})
  })
})

it('gives shown marks, not submitted work, as the reason for refusing changes to results', () => {
  const wrong = changeObstacles(
    before,
    { ...before, ...late({ amount: '5' }), dueAt: earlier, weight: '30', maxMark: '50' },
    { submitted: 1, isMarked: true, isShown: true },
  )
  const shown = 'Students have seen their marks'
  expect(inEnglish(wrong)).toEqual({
    maxMark: 'Work has already been marked',
    weight: shown,
    dueAt: shown,
    'late.kind': shown,
  })
  expect(fields({ dueAt: later }, { isShown: true })).toEqual(['dueAt'])
})

it('the rules for late work change with the penalty and the time that late work is accepted, not with the due date', () => {
  const [due, later] = ['2026-11-01T09:00:00.000Z', '2026-11-03T09:00:00.000Z']
  const late = (until: string | null, amount = '5') => ({
    ...noLatePolicy,
    kind: 'fixed' as const,
    amount,
    until,
  })
  const before = { dueAt: due, late: late('2026-11-08T09:00:00.000Z') }
  expect(changesLateRules(before, before)).toBe(false)
  expect(changesLateRules(before, { dueAt: later, late: late('2026-11-10T09:00:00.000Z') })).toBe(false)
  expect(changesLateRules(before, { dueAt: due, late: late('2026-11-10T09:00:00.000Z') })).toBe(true)
  expect(changesLateRules(before, { dueAt: due, late: late(null) })).toBe(true)
  expect(changesLateRules(before, { dueAt: due, late: late(before.late.until, '6') })).toBe(true)
  expect(changesLateRules({ dueAt: due, late: noLatePolicy }, { dueAt: later, late: noLatePolicy })).toBe(
    false,
  )
})
