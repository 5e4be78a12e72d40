import type { DetectedFace, FrameAnalysis, Point } from '../frame-analysis.ts'
import { LANDMARK_COUNT } from '../landmarks.ts'
import { DESCRIPTOR_LENGTH } from '../matcher.ts'

/**
 * The appearance of the drawn face: yaw and mouth in the engine's units, roll in degrees, size and position
 * in pixels.
 */
export type Look = {
  readonly yaw?: number
  readonly roll?: number
  readonly mouth?: number
  readonly size?: number
  readonly middle?: Point
}

const NOSE_LENGTH = 70

/** Landmarks around a point: an eye or a part of the mouth. */
function ring(points: Point[], first: number, last: number, { x, y }: Point): void {
  const count = last - first + 1
  for (let index = first; index <= last; index++) {
    const angle = ((index - first) / count) * 2 * Math.PI
    points[index] = { x: x + 12 * Math.cos(angle), y: y + 5 * Math.sin(angle) }
  }
}

/** 68 landmarks of a face 200 wide around (0, 0), which measures exactly the given values. */
function facePoints(yaw: number, mouth: number): Point[] {
  const points: Point[] = Array.from({ length: LANDMARK_COUNT }, (_, index) => ({ x: index - 34, y: 0 }))
  ring(points, 36, 41, { x: -45, y: -30 })
  ring(points, 42, 47, { x: 45, y: -30 })
  ring(points, 48, 67, { x: 0, y: 80 })
  points[2] = { x: -100, y: 30 }
  points[14] = { x: 100, y: 30 }
  points[27] = { x: 0, y: -30 }
  points[30] = { x: yaw * 100, y: 20 }
  points[33] = { x: 0, y: -30 + NOSE_LENGTH }
  points[62] = { x: 0, y: 80 - (mouth * NOSE_LENGTH) / 2 }
  points[66] = { x: 0, y: 80 + (mouth * NOSE_LENGTH) / 2 }
  return points
}

/** 68 landmarks of a face with that look. */
export function drawnPoints({
  yaw = 0,
  roll = 0,
  mouth = 0.05,
  size = 200,
  middle = { x: 320, y: 240 },
}: Look = {}): Point[] {
  const angle = (roll * Math.PI) / 180
  const cos = (Math.cos(angle) * size) / 200
  const sin = (Math.sin(angle) * size) / 200
  return facePoints(yaw, mouth).map(({ x, y }) => ({
    x: middle.x + x * cos - y * sin,
    y: middle.y + x * sin + y * cos,
  }))
}

/** A face with that expression, and other properties if given. */
export function drawnFace(look: Look = {}, more: Partial<DetectedFace> = {}): DetectedFace {
  const { size = 200, middle = { x: 320, y: 240 } } = look
  const box = { x: middle.x - size / 2, y: middle.y - size / 2, width: size, height: size }
  return { box, points: drawnPoints(look), score: 0.9, ...more }
}

/** A sharp, well lit frame of 640 x 480 with these faces, and other properties if given. */
export function drawnFrame(faces: readonly DetectedFace[], more: Partial<FrameAnalysis> = {}): FrameAnalysis {
  const frame = { width: 640, height: 480 }
  return { faces, frame, sharpness: 0.05, brightness: 120, detector: 'tiny', ms: 50, ...more }
}

/** A descriptor of length about 1.4. `person` determines whose it is, `moment` moves it by 0.08. */
export function drawnDescriptor(person: number, moment = 0): Float32Array {
  const spread = Math.sqrt(2 / DESCRIPTOR_LENGTH)
  return Float32Array.from({ length: DESCRIPTOR_LENGTH }, (_, index) => {
    const identity = Math.sin((index + 1) * (person + 1) * 12.9898) * spread * 1.4
    return identity + Math.sin((index + 1) * (moment + 1) * 78.233) * 0.01
  })
}
