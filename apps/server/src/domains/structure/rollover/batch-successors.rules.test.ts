import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type BatchOfYear,
  finishingBatches,
  nextBatchCode,
  suggestSuccessor,
} from './batch-successors.rules.ts'

const batch = (code: string, intakeYear: number, programmeId = 'cs'): BatchOfYear => ({
  id: code,
  code,
  intakeYear,
  programmeId,
})

describe('the code for the batch a year below', () => {
  it.each([
    ['CS-26A', 2026, 'CS-27A'],
    ['CS-2026', 2026, 'CS-2027'],
    ['26 CS 26', 2026, '26 CS 27'],
    ['NURSES', 2026, 'NURSES 2027'],
    ['X-99', 2099, 'X-00'],
  ])('%s of %i is followed by %s', (code, intakeYear, next) => {
    expect(nextBatchCode({ code, intakeYear })).toBe(next)
  })

  it('is another matching code, or none', () => {
    fc.assert(
      fc.property(
        fc.string({ minLength: 1, maxLength: 30 }),
        fc.integer({ min: 1900, max: 2199 }),
        (code, intakeYear) => {
          const next = nextBatchCode({ code, intakeYear })
          if (next === undefined) return
          expect(next).not.toBe(code)
          expect(next.length).toBeLessThanOrEqual(30)
        },
      ),
    )
  })
})

describe('the usual successor', () => {
  const successor = (of: BatchOfYear, others: BatchOfYear[], takenCodes: string[] = []) =>
    suggestSuccessor(of, { batches: [of, ...others], takenCodes })

  it('is the group with the same letter', () => {
    const others = [batch('CS-26B', 2026), batch('CS-27A', 2027), batch('CS-27B', 2027)]
    expect(successor(batch('CS-26A', 2026), others)).toEqual({ kind: 'existing', batchId: 'CS-27A' })
  })

  it('is the only batch of the next year, whatever its code', () => {
    expect(successor(batch('CS-26', 2026), [batch('Newcomers', 2027)])).toEqual({
      kind: 'existing',
      batchId: 'Newcomers',
    })
    const two = [batch('CS-26B', 2026), batch('Newcomers', 2027)]
    expect(successor(batch('CS-26A', 2026), two)).toEqual({ kind: 'none' })
  })

  it('is a new batch where the year has none, unless its code is taken', () => {
    expect(successor(batch('CS-26', 2026), [batch('LAW-27', 2027, 'law')])).toEqual({
      kind: 'new',
      code: 'CS-27',
    })
    expect(successor(batch('CS-26', 2026), [], ['cs-27'])).toEqual({ kind: 'none' })
  })
})

it('batches without a successor finish', () => {
  const successors = new Map([
    ['CS-25', { kind: 'existing', batchId: 'CS-26' } as const],
    ['CS-26', { kind: 'new', code: 'CS-27' } as const],
    ['LAW-25', { kind: 'none' } as const],
  ])
  expect(finishingBatches([...successors.keys()], successors)).toEqual(new Set(['CS-25', 'LAW-25']))
})
