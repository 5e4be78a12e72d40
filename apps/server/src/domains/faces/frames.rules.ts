import { descriptorLength } from '@campanile/contract/faces/faces.ts'
import { distance, isDescriptor, meanDescriptor, REPLAY_DISTANCE } from '@campanile/face/matcher.ts'

/**
 * Lengths of the vectors that the recognition network produces for any image: 1.3 to 1.5 in 20 pictures,
 * slightly less for a mean. Anything far outside did not come from it.
 */
const plausibleLength = { least: 1, most: 2 }

/**
 * Frames of one face are within this distance of their mean, which is the network's own limit between two
 * people.
 */
const oneFaceDistance = 0.6

/** Steps per unit in a packed frame. Rounding moves a frame by 0.0002, a hundredth of the replay distance. */
const packedScale = 16_000

const isPlausible = (frame: Float32Array): boolean => {
  if (!isDescriptor(frame)) return false
  const length = Math.sqrt(frame.reduce((sum, value) => sum + value * value, 0))
  return length >= plausibleLength.least && length <= plausibleLength.most
}

/**
 * Decodes frames (base64 of 128 little-endian 32-bit floats each).
 *
 * @returns null when one of them cannot have come from the recognition network
 */
export function decodeFrames(encoded: readonly string[]): Float32Array[] | null {
  const frames: Float32Array[] = []
  for (const text of encoded) {
    const bytes = Buffer.from(text, 'base64')
    if (bytes.length !== descriptorLength * 4) return null
    const frame = toDescriptor(bytes)
    if (!isPlausible(frame)) return null
    frames.push(frame)
  }
  return frames
}

/** The descriptor in these bytes: 128 little-endian 32-bit floats. */
export const toDescriptor = (bytes: Buffer): Float32Array => new Float32Array(new Uint8Array(bytes).buffer)

export const toBytes = (descriptor: Float32Array): Buffer =>
  Buffer.from(descriptor.buffer, descriptor.byteOffset, descriptor.byteLength)

/** Whether all frames show the same face: each is within 0.6 of their mean. */
export function showOneFace(frames: readonly Float32Array[]): boolean {
  if (frames.length === 0) return false
  const mean = meanDescriptor(frames)
  return frames.every((frame) => distance(frame, mean) <= oneFaceDistance)
}

/** Whether two of the frames are the same picture, which a live camera never produces. */
export const repeatThemselves = (frames: readonly Float32Array[]): boolean =>
  frames.some((frame, index) => repeat([frame], frames.slice(0, index)))

/** Whether one of the frames repeats another: their distance is at most 0.02. */
export const repeat = (frames: readonly Float32Array[], others: readonly Float32Array[]): boolean =>
  frames.some((frame) => others.some((other) => isNear(frame, 0, other, 0, REPLAY_DISTANCE)))

/** The same for earlier frames packed by `packFrames`: compares five with a hundred in 0.1 ms. */
export function repeatEarlier(frames: readonly Float32Array[], earlier: readonly Buffer[]): boolean {
  const live = unpackSteps(packFrames(frames))
  return earlier.some((packed) => {
    const kept = unpackSteps(packed)
    for (let one = 0; one < live.length; one += descriptorLength) {
      for (let other = 0; other < kept.length; other += descriptorLength) {
        if (isNear(live, one, kept, other, REPLAY_DISTANCE * packedScale)) return true
      }
    }
    return false
  })
}

type Numbers = Float32Array | Int16Array

/** The matcher's replay rule. Stops as soon as the sum is too large, usually after a few numbers. */
function isNear(one: Numbers, oneAt: number, other: Numbers, otherAt: number, distance: number): boolean {
  let sum = 0
  for (let index = 0; index < descriptorLength; index++) {
    const difference = one[oneAt + index]! - other[otherAt + index]!
    sum += difference * difference
    if (sum > distance * distance) return false
  }
  return true
}

/** Packs frames into 256 bytes each (16-bit fixed point), so that five of them fit in their database row. */
export function packFrames(frames: readonly Float32Array[]): Buffer {
  const packed = new Int16Array(frames.length * descriptorLength)
  frames.forEach((frame, row) => {
    frame.forEach((value, index) => {
      packed[row * descriptorLength + index] = Math.round(value * packedScale)
    })
  })
  return Buffer.from(packed.buffer)
}

const unpackSteps = (packed: Buffer): Int16Array => new Int16Array(new Uint8Array(packed).buffer)
