import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OVERLAP_THRESHOLD, singleShotOptions, tinyDetectorOptions } from './options.ts'

describe('tinyDetectorOptions', () => {
  it('defaults to the specified numbers', () => {
    expect(tinyDetectorOptions()).toEqual({ inputSize: 416, scoreThreshold: 0.5 })
    expect(OVERLAP_THRESHOLD).toBe(0.4)
  })

  it('accepts only sizes that are divisible by 32', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 2000 }), (inputSize) => {
        if (inputSize % 32 === 0) expect(tinyDetectorOptions({ inputSize }).inputSize).toBe(inputSize)
        else
          expect(() => tinyDetectorOptions({ inputSize })).toThrow(
            'inputSize must be a number divisible by 32',
          )
      }),
    )
  })

  it.each([0, -32, Number.NaN, Number.POSITIVE_INFINITY, '416', null])(
    'rejects %s as a size',
    (inputSize) => {
      expect(() => tinyDetectorOptions({ inputSize: inputSize as number })).toThrow('divisible by 32')
    },
  )

  it('accepts a score threshold strictly between 0 and 1', () => {
    fc.assert(
      fc.property(fc.double({ min: -1, max: 2 }), (scoreThreshold) => {
        const inside = scoreThreshold > 0 && scoreThreshold < 1
        if (inside) expect(tinyDetectorOptions({ scoreThreshold }).scoreThreshold).toBe(scoreThreshold)
        else expect(() => tinyDetectorOptions({ scoreThreshold })).toThrow('scoreThreshold must be a number')
      }),
    )
  })
})

describe('singleShotOptions', () => {
  it('defaults to the specified numbers', () => {
    expect(singleShotOptions()).toEqual({ minConfidence: 0.5, maxResults: 100 })
  })

  it.each([0, 1, -0.1, Number.NaN])('rejects %s as a confidence', (minConfidence) => {
    expect(() => singleShotOptions({ minConfidence })).toThrow('minConfidence must be a number')
  })

  it.each([0, 1.5, Number.NaN, Number.POSITIVE_INFINITY])('rejects %s results', (maxResults) => {
    expect(() => singleShotOptions({ maxResults })).toThrow('maxResults must be a whole number')
  })
})
