import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  createGallery,
  DESCRIPTOR_LENGTH,
  distance,
  identify,
  isDescriptor,
  isReplay,
  meanDescriptor,
  REPLAY_DISTANCE,
  similarity,
  UNKNOWN_LABEL,
  verify,
} from './matcher.ts'

const value = fc.float({ min: -0.5, max: 0.5, noNaN: true })
const descriptor = fc.float32Array({
  minLength: DESCRIPTOR_LENGTH,
  maxLength: DESCRIPTOR_LENGTH,
  min: -0.5,
  max: 0.5,
  noNaN: true,
})

/** The descriptor, moved by exactly that distance along its first number. */
function moved(from: Float32Array, by: number): Float32Array {
  const to = Float32Array.from(from)
  to[0]! += by
  return to
}

const origin = new Float32Array(DESCRIPTOR_LENGTH)

describe('distance', () => {
  it('is 0 to itself, symmetric, and satisfies the triangle inequality', () => {
    fc.assert(
      fc.property(descriptor, descriptor, descriptor, (a, b, c) => {
        expect(distance(a, a)).toBe(0)
        expect(distance(a, b)).toBe(distance(b, a))
        expect(distance(a, c)).toBeLessThanOrEqual(distance(a, b) + distance(b, c) + 1e-9)
      }),
    )
  })

  it.each([
    ['too short', new Float32Array(127)],
    ['too long', new Float32Array(129)],
    ['not a number', moved(origin, Number.NaN)],
    ['infinite', moved(origin, Number.POSITIVE_INFINITY)],
  ])('rejects a descriptor that is %s', (_, bad) => {
    expect(isDescriptor(bad)).toBe(false)
    expect(() => distance(bad, origin)).toThrow('128 finite numbers')
    expect(() => distance(origin, bad)).toThrow('128 finite numbers')
  })

  it('accepts plain arrays, as JSON has them, but no arrays of other values', () => {
    expect(distance(Array.from(moved(origin, 0.3)), origin)).toBeCloseTo(0.3)
    expect(isDescriptor(Array(DESCRIPTOR_LENGTH).fill('0'))).toBe(false)
    expect(isDescriptor(null)).toBe(false)
  })
})

describe('verify', () => {
  it('matches exactly if the similarity exceeds 0.6', () => {
    expect(verify(moved(origin, 0.39), origin).matched).toBe(true)
    expect(verify(moved(origin, 0.41), origin).matched).toBe(false)
    fc.assert(
      fc.property(descriptor, descriptor, (a, b) => {
        const found = verify(a, b)
        expect(found.similarity).toBe(similarity(found.distance))
        expect(found.matched).toBe(found.similarity > 0.6)
      }),
    )
  })

  it('does not match at the threshold itself', () => {
    expect(verify(moved(origin, 0.5), origin, 0.5)).toEqual({
      matched: false,
      distance: 0.5,
      similarity: 0.5,
    })
  })
})

describe('meanDescriptor', () => {
  it('is never farther from a face than the farthest of its frames', () => {
    fc.assert(
      fc.property(fc.array(descriptor, { minLength: 1, maxLength: 6 }), descriptor, (frames, other) => {
        const farthest = Math.max(...frames.map((frame) => distance(frame, other)))
        expect(distance(meanDescriptor(frames), other)).toBeLessThanOrEqual(farthest + 1e-5)
      }),
    )
  })

  it('rejects an empty list', () => {
    expect(() => meanDescriptor([])).toThrow('at least one')
  })
})

describe('isReplay', () => {
  it('recognises repeated and nearly repeated frames, and accepts live frames', () => {
    expect(isReplay(origin, [moved(origin, 0.08), origin])).toBe(true)
    expect(isReplay(moved(origin, 0.019), [origin])).toBe(true)
    expect(isReplay(moved(origin, 0.06), [origin])).toBe(false)
    expect(isReplay(origin, [])).toBe(false)
    expect(REPLAY_DISTANCE).toBe(0.02)
  })
})

describe('identify', () => {
  const people = fc.array(fc.record({ label: fc.constantFrom('ada', 'ben', 'cleo'), descriptor }), {
    minLength: 1,
    maxLength: 12,
  })

  it('finds the same as comparing one by one', () => {
    fc.assert(
      fc.property(people, descriptor, value, (roster, near, shift) => {
        const live = moved(near, shift)
        const apart = roster.map((person) => ({ ...person, apart: distance(person.descriptor, live) }))
        const best = apart.reduce((a, b) => (b.apart < a.apart ? b : a))
        const others = apart.filter(({ label }) => label !== best.label).map((person) => person.apart)
        const found = identify(createGallery(roster), live, { threshold: -10, margin: 0 })
        expect(found.label).toBe(best.label)
        expect(found.best?.distance).toBeCloseTo(best.apart, 4)
        expect(found.margin).toBeCloseTo(Math.min(Number.POSITIVE_INFINITY, ...others) - best.apart, 4)
      }),
    )
  })

  const roster = createGallery([
    { label: 'ada', descriptor: origin },
    { label: 'ada', descriptor: moved(origin, 0.02) },
    { label: 'ben', descriptor: moved(origin, 0.9) },
  ])

  it('identifies a person who is close enough and clearly closer than the next person', () => {
    const found = identify(roster, moved(origin, 0.1))
    expect(found.label).toBe('ada')
    expect(found.best?.similarity).toBeCloseTo(0.92)
    expect(found.margin).toBeCloseTo(0.72)
  })

  it('returns unknown below the threshold and when two people are almost equally close', () => {
    expect(identify(roster, moved(origin, -0.5)).label).toBe(UNKNOWN_LABEL)
    const twins = createGallery([
      { label: 'ada', descriptor: origin },
      { label: 'ben', descriptor: moved(origin, 0.15) },
    ])
    expect(identify(twins, moved(origin, 0.05)).label).toBe('unknown')
  })

  it('returns unknown when no one is registered', () => {
    expect(identify(createGallery([]), origin)).toEqual({
      label: 'unknown',
      best: null,
      margin: Number.POSITIVE_INFINITY,
    })
  })

  it('rejects a probe that is not a descriptor', () => {
    expect(() => identify(roster, [1, 2, 3])).toThrow('128 finite numbers')
  })
})
