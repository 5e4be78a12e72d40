import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addTallies,
  attendedSoFar,
  computeShare,
  countMarks,
  isBelow,
  percentage,
  rateText,
  statusOfLetter,
  tally,
} from './attendance-figures.ts'

const counts = fc.record({
  present: fc.nat(200),
  late: fc.nat(200),
  absent: fc.nat(200),
  excused: fc.nat(200),
})
const required = fc.integer({ min: 0, max: 200 }).map((half) => half / 2)

describe('computeShare', () => {
  it('rounds to the nearest tenth, and is null for a share of nothing', () => {
    expect([computeShare(2, 3), computeShare(1, 3), computeShare(0, 4), computeShare(0, 0)]).toEqual([
      66.7,
      33.3,
      0,
      null,
    ])
  })
})

describe('rateText', () => {
  it('has one decimal, even if it is zero', () => {
    expect([89, 83.2, 100, 0].map((rate) => rateText(rate))).toEqual(['89.0%', '83.2%', '100.0%', '0.0%'])
  })
})

describe('percentage', () => {
  it('is null before anything counts', () => {
    expect(percentage(tally({}))).toBeNull()
    expect(percentage(tally({ excused: 3 }))).toBeNull()
  })

  it('stays within 0 and 100, and is the nearest value with its decimals, half up', () => {
    fc.assert(
      fc.property(counts, fc.constantFrom(0 as const, 1 as const), (it, decimals) => {
        const result = percentage(tally(it), decimals)
        const counted = it.present + it.late + it.absent
        if (result === null) return counted === 0
        // In whole numbers: twice the tenths (or units), against the exact bounds of its rounding.
        const steps = Math.round(result * 10 ** decimals)
        const exact = 2 * (it.present + it.late) * 100 * 10 ** decimals
        const within = (2 * steps - 1) * counted <= exact && exact < (2 * steps + 1) * counted
        return result >= 0 && result <= 100 && within
      }),
    )
  })

  it('rounds 15 of 16 up, with one decimal and without', () => {
    const most = tally({ present: 15, absent: 1 })
    expect([percentage(most), percentage(most, 0)]).toEqual([93.8, 94])
  })

  it('ignores excused sessions', () => {
    fc.assert(
      fc.property(counts, fc.nat(50), (it, more) => {
        const excused = it.excused + more
        return percentage(tally({ ...it, excused })) === percentage(tally(it))
      }),
    )
  })

  it('never falls after attending and never rises after missing a session', () => {
    fc.assert(
      fc.property(counts, (it) => {
        const before = percentage(tally(it))
        if (before === null) return true
        const came = percentage(tally({ ...it, present: it.present + 1 }))!
        const missed = percentage(tally({ ...it, absent: it.absent + 1 }))!
        return came >= before && missed <= before
      }),
    )
  })

  it('matches sums calculated by hand', () => {
    expect(percentage(tally({ present: 2, absent: 1 }))).toBe(66.7)
    expect(percentage(tally({ present: 5, late: 1, absent: 2, excused: 4 }))).toBe(75)
  })
})

describe('isBelow', () => {
  it('treats the limit itself as reached, and is false before anything counts', () => {
    expect(isBelow(tally({ present: 3, absent: 1 }), 75)).toBe(false)
    expect(isBelow(tally({ present: 299, absent: 100 }), 75)).toBe(true)
    expect(isBelow(tally({ excused: 4 }), 75)).toBe(false)
    expect(isBelow(tally({ absent: 4 }), 0)).toBe(false)
  })

  it('is decided by the exact counts, and agrees with every rate that rounding does not move to the limit', () => {
    expect(isBelow(tally({ present: 7496, absent: 2504 }), 75)).toBe(true)
    fc.assert(
      fc.property(counts, required, (it, limit) => {
        const shown = percentage(tally(it))
        if (shown === null) return !isBelow(tally(it), limit)
        return shown === limit || isBelow(tally(it), limit) === shown < limit
      }),
    )
  })

  it('changes to false only by attending, never by missing', () => {
    fc.assert(
      fc.property(counts, required, (it, limit) => {
        const worse = tally({ ...it, absent: it.absent + 1 })
        return !isBelow(tally(it), limit) || isBelow(worse, limit)
      }),
    )
  })
})

describe('several tallies', () => {
  it('weigh every counted session the same', () => {
    const classes = [tally({ present: 10, absent: 10 }), tally({ late: 3, excused: 1 })]
    expect(percentage(addTallies(classes))).toBe(56.5)
    expect(percentage(addTallies([]))).toBeNull()
  })

  it('of a day leave out sessions without records', () => {
    const day = [
      { attending: 15, counted: 16 },
      { attending: 0, counted: 0 },
    ]
    expect(attendedSoFar(day)).toEqual({ held: 16, attended: 15, excused: 0 })
  })
})

describe('letters', () => {
  it('are counted as the statuses they represent', () => {
    expect(countMarks('PP.LAE?.')).toEqual({ present: 2, late: 1, absent: 1, excused: 1 })
    expect(countMarks('')).toEqual({ present: 0, late: 0, absent: 0, excused: 0 })
    expect([...'PLAE.'].map(statusOfLetter)).toEqual(['present', 'late', 'absent', 'excused', null])
  })

  it('can be converted back without loss', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...'PLAE.')), (letters) => {
        const { present, late, absent, excused } = countMarks(letters.join(''))
        expect(present + late + absent + excused).toBe(letters.filter((it) => it !== '.').length)
      }),
    )
  })
})
