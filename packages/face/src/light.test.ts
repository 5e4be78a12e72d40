import { describe, expect, it } from 'vitest'
import { measureLight } from './light.ts'

const SIDE = 64

/** A grey picture: `grey` gives each pixel's value, 0 to 255. */
function picture(grey: (x: number, y: number) => number): Uint8ClampedArray {
  const rgba = new Uint8ClampedArray(SIDE * SIDE * 4)
  for (let pixel = 0; pixel < SIDE * SIDE; pixel++) {
    const value = grey(pixel % SIDE, Math.floor(pixel / SIDE))
    rgba.set([value, value, value, 255], pixel * 4)
  }
  return rgba
}

const measure = (grey: (x: number, y: number) => number) => measureLight(picture(grey), SIDE, SIDE)
const stripes = (width: number) => (x: number) => 128 + 80 * Math.sin((x * 2 * Math.PI) / width)

describe('measureLight', () => {
  it('gives the mean luma', () => {
    expect(measure(() => 200).brightness).toBeCloseTo(200, 1)
    expect(measure((x) => (x < SIDE / 2 ? 0 : 100)).brightness).toBeCloseTo(50, 1)
  })

  it('weights colours as the eye does', () => {
    const green = new Uint8ClampedArray(SIDE * SIDE * 4)
    for (let at = 0; at < green.length; at += 4) green.set([0, 255, 0, 255], at)
    expect(measureLight(green, SIDE, SIDE).brightness).toBeCloseTo(149.7, 1)
  })

  it('rates fine detail as sharper than coarse', () => {
    const fine = measure(stripes(4)).sharpness
    const coarse = measure(stripes(32)).sharpness
    expect(fine).toBeGreaterThan(20 * coarse)
  })

  it('judges focus equally in bright and dim light', () => {
    const bright = measure(stripes(8)).sharpness
    const dim = measure((x) => stripes(8)(x) / 3).sharpness
    expect(dim / bright).toBeCloseTo(1, 1)
  })

  it('treats a picture without contrast as blurred', () => {
    expect(measure(() => 128).sharpness).toBe(0)
  })

  it('rejects pixels that do not fill the region', () => {
    expect(() => measureLight(new Uint8ClampedArray(16), 2, 2)).toThrow(RangeError)
    expect(() => measureLight(new Uint8ClampedArray(16), 4, 4)).toThrow(RangeError)
  })
})
