import { isReplay } from '@campanile/face/matcher.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { encodeDescriptor, inventFace, makeFrames } from '#testing/test-face.ts'
import {
  decodeFrames,
  packFrames,
  repeat,
  repeatEarlier,
  repeatThemselves,
  showOneFace,
} from './frames.rules.ts'

/** Any vector of a length that the recognition network produces. */
const frame = fc
  .tuple(
    fc.array(fc.double({ min: -1, max: 1, noNaN: true }), { minLength: 128, maxLength: 128 }),
    fc.double({ min: 1.01, max: 1.99, noNaN: true }),
  )
  .filter(([values]) => values.some((value) => Math.abs(value) > 0.01))
  .map(([values, length]) => {
    const norm = Math.hypot(...values)
    return Float32Array.from(values, (value) => (value / norm) * length)
  })
const frames = fc.array(frame, { minLength: 1, maxLength: 8 })

const encoded = (sent: Float32Array[]) => sent.map(encodeDescriptor)
const live = (count: number, face = inventFace()) => decodeFrames(makeFrames(face, count))!

const scaled = (by: number) => inventFace().map((value) => value * by)
const changed = (index: number, value: number) => {
  const descriptor = inventFace()
  descriptor[index] = value
  return descriptor
}

describe('encoded frames', () => {
  it('are decoded unchanged', () => {
    fc.assert(
      fc.property(frames, (sent) => {
        expect(decodeFrames(encoded(sent))).toEqual(sent)
      }),
    )
  })

  it.each([
    ['not a number', changed(7, Number.NaN)],
    ['infinite', changed(0, Number.POSITIVE_INFINITY)],
    ['all zero', scaled(0)],
    ['much too short', scaled(0.5)],
    ['much too long', scaled(3)],
  ])('are rejected when one is %s', (_, bad) => {
    expect(decodeFrames(encoded([inventFace(), bad]))).toBeNull()
  })

  it('are rejected when one has a different size', () => {
    expect(decodeFrames([Buffer.alloc(508).toString('base64')])).toBeNull()
    expect(decodeFrames([''])).toBeNull()
  })
})

describe('one face', () => {
  it('is shown by live frames of one person', () => {
    expect(showOneFace(live(8))).toBe(true)
  })

  it('is not shown by frames of two people', () => {
    expect(showOneFace([...live(2), ...live(2)])).toBe(false)
    expect(showOneFace([])).toBe(false)
  })
})

describe('a repeated frame', () => {
  it('is detected as the matcher does, however many earlier frames there are', () => {
    const nudge = fc.double({ min: 0, max: 0.01, noNaN: true })
    fc.assert(
      fc.property(frames, frame, nudge, fc.boolean(), (earlier, fresh, by, repeats) => {
        const sent = repeats ? earlier.at(-1)!.map((value) => value + by / 12) : fresh
        expect(repeat([sent], earlier)).toBe(isReplay(sent, earlier))
        expect(repeatEarlier([sent], [packFrames(earlier)])).toBe(isReplay(sent, earlier))
      }),
    )
  })

  it('is detected wherever it was stored, and the next live frame is not mistaken for it', () => {
    fc.assert(
      fc.property(frames, frames, fc.nat(), (older, newer, place) => {
        const kept = [packFrames(older), packFrames(newer)]
        const all = [...older, ...newer]
        const sent = all[place % all.length]!
        expect(repeatEarlier([sent], kept)).toBe(true)
        const next = sent.map((value) => value + 0.006)
        expect(repeatEarlier([next], kept)).toBe(isReplay(next, all))
      }),
    )
  })

  it('is detected among the frames of one submission', () => {
    const sent = live(4)
    expect(repeatThemselves(sent)).toBe(false)
    expect(repeatThemselves([...sent, sent[1]!])).toBe(true)
    expect(repeatThemselves([...sent, sent[1]!.map((value) => value + 0.001)])).toBe(true)
  })
})

describe('packed frames', () => {
  it('take 256 bytes each', () => {
    fc.assert(
      fc.property(frames, (sent) => {
        expect(packFrames(sent)).toHaveLength(sent.length * 256)
      }),
    )
  })
})
