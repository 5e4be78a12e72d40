/** Settings of the tiny face detector. */
export type TinyDetectorOptions = {
  /**
   * Side of the square that the frame is scaled to, in pixels, divisible by 32. Smaller is faster and misses
   * small faces.
   */
  readonly inputSize: number
  /** The limit that a detection's score must exceed. Strictly between 0 and 1. */
  readonly scoreThreshold: number
}

/** Settings of the single-shot detector. */
export type SingleShotOptions = {
  /** The limit that a detection's confidence must exceed. Strictly between 0 and 1. */
  readonly minConfidence: number
  /** The maximum number of faces returned: a whole number from 1. */
  readonly maxResults: number
}

/** Defaults of spec.md section 9. */
export const tinyDetectorDefaults: TinyDetectorOptions = { inputSize: 416, scoreThreshold: 0.5 }
/** Defaults of spec.md section 9. */
export const singleShotDefaults: SingleShotOptions = { minConfidence: 0.5, maxResults: 100 }
/**
 * If two boxes overlap by more than this (intersection over union), the weaker one is dropped (spec.md
 * section 9).
 */
export const OVERLAP_THRESHOLD = 0.4

function requireProbability(name: string, value: unknown): void {
  if (typeof value !== 'number' || !(value > 0 && value < 1)) {
    throw new RangeError(`${name} must be a number greater than 0 and less than 1, not ${String(value)}.`)
  }
}

/**
 * Completes and checks the tiny detector's settings.
 *
 * @throws RangeError that names the wrong setting
 */
export function tinyDetectorOptions(given: Partial<TinyDetectorOptions> = {}): TinyDetectorOptions {
  const options = { ...tinyDetectorDefaults, ...given }
  if (typeof options.inputSize !== 'number' || !(options.inputSize > 0) || options.inputSize % 32 !== 0) {
    throw new RangeError(`inputSize must be a number divisible by 32, not ${String(options.inputSize)}.`)
  }
  requireProbability('scoreThreshold', options.scoreThreshold)
  return options
}

/**
 * Completes and checks the single-shot detector's settings.
 *
 * @throws RangeError that names the wrong setting
 */
export function singleShotOptions(given: Partial<SingleShotOptions> = {}): SingleShotOptions {
  const options = { ...singleShotDefaults, ...given }
  requireProbability('minConfidence', options.minConfidence)
  if (!Number.isSafeInteger(options.maxResults) || options.maxResults < 1) {
    throw new RangeError(`maxResults must be a whole number from 1, not ${String(options.maxResults)}.`)
  }
  return options
}
