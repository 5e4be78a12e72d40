/** The number of values that the recognition net returns for a face. */
export const DESCRIPTOR_LENGTH = 128
/** The limit that the similarity must exceed, 1:1 and 1:N (spec.md section 9). */
export const MATCH_THRESHOLD = 0.6
/** The label of a face that matches no one well enough. */
export const UNKNOWN_LABEL = 'unknown'
/** A descriptor that is at most this far from an earlier one counts as the same frame sent again. */
export const REPLAY_DISTANCE = 0.02
/** How much nearer than the next person the best match of a 1:N search must be. */
export const IDENTIFY_MARGIN = 0.1

/** A face as 128 numbers. Plain arrays are accepted as well, because JSON contains those. */
export type Descriptor = Float32Array | readonly number[]

/** The result of comparing two descriptors. */
export type Comparison = {
  readonly matched: boolean
  /** Euclidean distance, 0 or more. */
  readonly distance: number
  /** 1 - distance; negative for faces that are very unlike. */
  readonly similarity: number
}

/** Descriptors of many people, packed for searching: row i belongs to labels[i]. */
export type Gallery = { readonly labels: readonly string[]; readonly matrix: Float32Array }

/** The outcome of a 1:N search. */
export type Identification = {
  /** The label of the best match, or 'unknown'. */
  readonly label: string
  /** Distance and similarity of the best row, even if the label is 'unknown'. Null in an empty gallery. */
  readonly best: { readonly distance: number; readonly similarity: number } | null
  /** How much farther away the nearest row with another label is. Infinity if there is none. */
  readonly margin: number
}

/** Whether the value is a usable descriptor: 128 finite numbers. Use it on all external input. */
export function isDescriptor(value: unknown): value is Descriptor {
  if (!(value instanceof Float32Array) && !Array.isArray(value)) return false
  return value.length === DESCRIPTOR_LENGTH && value.every((entry) => Number.isFinite(entry))
}

function requireDescriptor(value: Descriptor): void {
  if (!isDescriptor(value)) {
    throw new TypeError(`A face descriptor is ${DESCRIPTOR_LENGTH} finite numbers.`)
  }
}

/**
 * The Euclidean distance of two descriptors, the measure that the recognition net was trained for.
 *
 * @throws TypeError if one of them is not 128 finite numbers
 */
export function distance(a: Descriptor, b: Descriptor): number {
  requireDescriptor(a)
  requireDescriptor(b)
  let sum = 0
  for (let index = 0; index < DESCRIPTOR_LENGTH; index++) {
    const difference = (a[index] as number) - (b[index] as number)
    sum += difference * difference
  }
  return Math.sqrt(sum)
}

/** similarity = 1 - distance (spec.md section 9). */
export function similarity(distanceBetween: number): number {
  return 1 - distanceBetween
}

/**
 * 1:1 comparison: is the live face the registered one?
 *
 * @param threshold what the similarity must exceed, 0 to 1
 * @throws TypeError if one of the descriptors is not 128 finite numbers
 */
export function verify(live: Descriptor, registered: Descriptor, threshold = MATCH_THRESHOLD): Comparison {
  const apart = distance(live, registered)
  const alike = similarity(apart)
  return { matched: alike > threshold, distance: apart, similarity: alike }
}

/**
 * The mean of several descriptors of one person, which is more stable than any single frame.
 *
 * @throws TypeError if there are none, or one is not 128 finite numbers
 */
export function meanDescriptor(descriptors: readonly Descriptor[]): Float32Array {
  if (descriptors.length === 0) throw new TypeError('A mean needs at least one face descriptor.')
  const sums = new Float64Array(DESCRIPTOR_LENGTH)
  for (const descriptor of descriptors) {
    requireDescriptor(descriptor)
    for (let index = 0; index < DESCRIPTOR_LENGTH; index++) sums[index]! += descriptor[index] as number
  }
  return Float32Array.from(sums, (sum) => sum / descriptors.length)
}

/**
 * Whether a descriptor repeats an earlier one of the same person. Live frames of one person differ by 0.06 to
 * 0.10, a repeated frame by 0.
 * @throws TypeError if one of them is not 128 finite numbers
 */
export function isReplay(live: Descriptor, earlier: Iterable<Descriptor>): boolean {
  for (const descriptor of earlier) if (distance(live, descriptor) <= REPLAY_DISTANCE) return true
  return false
}

/**
 * Packs descriptors for a 1:N search. A person may have several rows under one label.
 *
 * @throws TypeError if one of the descriptors is not 128 finite numbers
 */
export function createGallery(people: readonly { label: string; descriptor: Descriptor }[]): Gallery {
  const matrix = new Float32Array(people.length * DESCRIPTOR_LENGTH)
  people.forEach(({ descriptor }, row) => {
    requireDescriptor(descriptor)
    matrix.set(descriptor, row * DESCRIPTOR_LENGTH)
  })
  return { labels: people.map(({ label }) => label), matrix }
}

/** Squared distance of the probe to one row. Four independent sums are 50 times as fast as the naive loop. */
function squaredDistance(matrix: Float32Array, offset: number, probe: Float32Array): number {
  let a = 0
  let b = 0
  let c = 0
  let d = 0
  for (let index = 0; index < DESCRIPTOR_LENGTH; index += 4) {
    const da = matrix[offset + index]! - probe[index]!
    const db = matrix[offset + index + 1]! - probe[index + 1]!
    const dc = matrix[offset + index + 2]! - probe[index + 2]!
    const dd = matrix[offset + index + 3]! - probe[index + 3]!
    a += da * da
    b += db * db
    c += dc * dc
    d += dd * dd
  }
  return a + b + (c + d)
}

/**
 * 1:N search: whose face is this? The best row counts if its similarity exceeds the threshold and it is
 * nearer than every other person by the margin. Otherwise the label is 'unknown'.
 *
 * @param options.threshold what the similarity must exceed, 0 to 1 (default 0.6)
 * @param options.margin how much nearer than the next person, as a distance (default 0.1)
 * @throws TypeError if the probe is not 128 finite numbers
 */
export function identify(
  gallery: Gallery,
  live: Descriptor,
  { threshold = MATCH_THRESHOLD, margin = IDENTIFY_MARGIN }: { threshold?: number; margin?: number } = {},
): Identification {
  requireDescriptor(live)
  const probe = Float32Array.from(live)
  let bestRow = -1
  let best = Number.POSITIVE_INFINITY
  let next = Number.POSITIVE_INFINITY
  for (let row = 0; row < gallery.labels.length; row++) {
    const squared = squaredDistance(gallery.matrix, row * DESCRIPTOR_LENGTH, probe)
    if (squared < best) {
      if (bestRow >= 0 && gallery.labels[row] !== gallery.labels[bestRow]) next = best
      best = squared
      bestRow = row
    } else if (squared < next && gallery.labels[row] !== gallery.labels[bestRow]) {
      next = squared
    }
  }
  const label = gallery.labels[bestRow]
  if (label === undefined) return { label: UNKNOWN_LABEL, best: null, margin: Number.POSITIVE_INFINITY }
  const apart = Math.sqrt(best)
  const lead = Math.sqrt(next) - apart
  const known = similarity(apart) > threshold && lead >= margin
  return {
    label: known ? label : UNKNOWN_LABEL,
    best: { distance: apart, similarity: similarity(apart) },
    margin: lead,
  }
}
