/** Light and focus of a picture region. */
export type Light = {
  /** Mean luma, 0 (black) to 255 (white). */
  readonly brightness: number
  /**
   * Variance of the Laplacian divided by the variance of the luma: the share of contrast in fine detail. No
   * unit, independent of light and contrast. Near 0 if blurred or without any contrast.
   */
  readonly sharpness: number
}

/** Luma by ITU-R BT.601, as in JPEG. */
function toLuma(rgba: Uint8ClampedArray): Float32Array {
  const luma = new Float32Array(rgba.length / 4)
  for (let index = 0; index < luma.length; index++) {
    const at = index * 4
    luma[index] = 0.299 * rgba[at]! + 0.587 * rgba[at + 1]! + 0.114 * rgba[at + 2]!
  }
  return luma
}

function meanAndVariance(values: Float32Array): { mean: number; variance: number } {
  let sum = 0
  let squares = 0
  for (const value of values) {
    sum += value
    squares += value * value
  }
  const mean = sum / values.length
  return { mean, variance: squares / values.length - mean * mean }
}

/** The 4-neighbour Laplacian of the inner pixels: large where neighbours differ. */
function laplacian(luma: Float32Array, width: number, height: number): Float32Array {
  const inner = new Float32Array((width - 2) * (height - 2))
  let next = 0
  for (let y = 1; y < height - 1; y++) {
    for (let x = 1; x < width - 1; x++) {
      const at = y * width + x
      inner[next++] = 4 * luma[at]! - luma[at - 1]! - luma[at + 1]! - luma[at - width]! - luma[at + width]!
    }
  }
  return inner
}

/**
 * Measures light and focus of a region.
 *
 * @param rgba its pixels, four bytes each, row by row
 * @param width in pixels, 3 or more
 * @param height in pixels, 3 or more
 * @throws RangeError when the region is smaller or the pixels do not fill it
 */
export function measureLight(rgba: Uint8ClampedArray, width: number, height: number): Light {
  if (width < 3 || height < 3 || rgba.length !== width * height * 4) {
    throw new RangeError(`Cannot measure light in ${rgba.length} bytes as ${width} x ${height} pixels.`)
  }
  const luma = toLuma(rgba)
  const { mean, variance } = meanAndVariance(luma)
  const detail = meanAndVariance(laplacian(luma, width, height)).variance
  return { brightness: mean, sharpness: variance < 1 ? 0 : detail / variance }
}
