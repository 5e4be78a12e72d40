import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forecast } from './outlook.rules.ts'

const marks = fc
  .record({ attended: fc.nat(120), missed: fc.nat(120), excused: fc.nat(40) })
  .map(({ attended, missed, excused }) => ({ attended, excused, held: attended + missed + excused }))
const ahead = fc.nat(120)
const percent = fc.integer({ min: 1, max: 100 })

/** Whether the target is met at the end if this many of the remaining sessions are missed. */
const ends = (it: { held: number; attended: number; excused: number }, remaining: number, missed: number) => {
  const counted = it.held - it.excused + remaining
  return (required: number) => 100 * (it.attended + remaining - missed) >= required * counted
}

describe('forecast', () => {
  it('agrees with examples calculated by hand', () => {
    expect(forecast({ held: 12, attended: 12, excused: 0 }, 8, 75)).toEqual({
      kind: 'safe',
      remaining: 8,
      canMiss: 5,
      mustAttend: 3,
    })
    expect(forecast({ held: 12, attended: 8, excused: 0 }, 8, 75)).toMatchObject({
      kind: 'below',
      canMiss: 1,
      mustAttend: 7,
    })
    expect(forecast({ held: 12, attended: 4, excused: 0 }, 8, 75)).toMatchObject({ kind: 'out-of-reach' })
    expect(forecast({ held: 4, attended: 2, excused: 0 }, 4, 75)).toMatchObject({
      kind: 'below',
      canMiss: 0,
      mustAttend: 4,
    })
    expect(forecast({ held: 0, attended: 0, excused: 0 }, 0, 75)).toMatchObject({ kind: 'none' })
    expect(forecast({ held: 3, attended: 0, excused: 3 }, 4, 75)).toMatchObject({ kind: 'safe', canMiss: 1 })
    expect(forecast({ held: 10, attended: 3, excused: 0 }, 5, 0)).toEqual({
      kind: 'none',
      remaining: 5,
      canMiss: 5,
      mustAttend: 0,
    })
  })

  it('missing the allowed number reaches the target, and one more does not', () => {
    fc.assert(
      fc.property(marks, ahead, percent, (it, remaining, required) => {
        const { kind, canMiss } = forecast(it, remaining, required)
        if (kind === 'none') return it.held - it.excused + remaining === 0
        if (kind === 'out-of-reach') return !ends(it, remaining, 0)(required)
        const enough = ends(it, remaining, canMiss)(required)
        return enough && (canMiss === remaining || !ends(it, remaining, canMiss + 1)(required))
      }),
    )
  })

  it('sessions that may be missed and that must be attended add up to the remaining ones', () => {
    fc.assert(
      fc.property(marks, ahead, percent, (it, remaining, required) => {
        const { canMiss, mustAttend } = forecast(it, remaining, required)
        return canMiss >= 0 && mustAttend >= 0 && canMiss + mustAttend === remaining
      }),
    )
  })

  it('attending never lowers the result, and missing never raises it', () => {
    fc.assert(
      fc.property(marks, fc.integer({ min: 1, max: 120 }), percent, (it, remaining, required) => {
        const before = forecast(it, remaining, required)
        const came = forecast(
          { ...it, held: it.held + 1, attended: it.attended + 1 },
          remaining - 1,
          required,
        )
        const missed = forecast({ ...it, held: it.held + 1 }, remaining - 1, required)
        const reach = (one: { kind: string }) => one.kind !== 'out-of-reach'
        return (
          came.canMiss >= Math.min(before.canMiss, remaining - 1) &&
          missed.canMiss <= before.canMiss &&
          (!reach(before) || reach(came)) &&
          (reach(before) || !reach(missed))
        )
      }),
    )
  })

  it('excused sessions change nothing', () => {
    fc.assert(
      fc.property(marks, ahead, percent, fc.nat(30), (it, remaining, required, more) => {
        const excused = { ...it, held: it.held + more, excused: it.excused + more }
        expect(forecast(excused, remaining, required)).toEqual(forecast(it, remaining, required))
      }),
    )
  })

  it('accepts a required share that is not a whole number', () => {
    expect(forecast({ held: 2, attended: 2, excused: 0 }, 1, 66.6)).toMatchObject({
      kind: 'safe',
      canMiss: 1,
    })
    expect(forecast({ held: 2, attended: 2, excused: 0 }, 1, 66.7)).toMatchObject({
      kind: 'safe',
      canMiss: 0,
    })
  })
})
