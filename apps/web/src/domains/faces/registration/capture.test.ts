import type { FrameAnalysis } from '@campanile/face/frame-analysis.ts'
import { qualityLimits } from '@campanile/face/quality.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  type Capture,
  captureProblems,
  captureProgress,
  emptyCapture,
  hasFrames,
  holdTime,
  isReady,
  nextCapture,
} from './capture.ts'

/** 68 landmarks of an upright face that looks into the camera. */
const points = Array.from({ length: 68 }, (_, index) => ({ x: 320, y: 240 + index }))
points[2] = { x: 260, y: 250 }
points[14] = { x: 380, y: 250 }
for (let index = 36; index < 42; index++) points[index] = { x: 290, y: 220 }
for (let index = 42; index < 48; index++) points[index] = { x: 350, y: 220 }

interface FrameOptions {
  person?: number
  sitting?: number
  x?: number
  faces?: number
  brightness?: number
}

/** A frame of a person; every sitting of a person gives a different but close descriptor. */
function frameOf({ person = 0, sitting = 0, x = 320, faces = 1, brightness = 120 }: FrameOptions = {}) {
  const descriptor = new Float32Array(128)
  descriptor[person] = 1.4
  descriptor[64 + (sitting % 60)] = 0.1
  const face = { box: { x: x - 100, y: 140, width: 200, height: 200 }, points, score: 0.9, descriptor }
  return {
    faces: Array.from({ length: faces }, () => face),
    frame: { width: 640, height: 480 },
    sharpness: qualityLimits.sharpness * 2,
    brightness,
    detector: 'tiny',
    ms: 50,
  } satisfies FrameAnalysis
}

const watch = (frames: readonly { frame: FrameAnalysis; at: number }[]) =>
  frames.reduce<Capture>((capture, { frame, at }) => nextCapture(capture, frame, at), emptyCapture)

const goodFrames = (count: number, every: number) =>
  Array.from({ length: count }, (_, index) => ({ frame: frameOf({ sitting: index }), at: index * every }))

describe('nextCapture', () => {
  it('is ready once every check has passed for a moment and there are five frames', () => {
    expect(isReady(watch(goodFrames(6, holdTime / 5)))).toBe(true)
  })

  it('waits for the moment even with enough frames', () => {
    const capture = watch(goodFrames(6, 10))
    expect(hasFrames(capture)).toBe(true)
    expect(isReady(capture)).toBe(false)
  })

  it('waits for frames on a slow device', () => {
    expect(isReady(watch(goodFrames(3, holdTime)))).toBe(false)
  })

  it('starts the moment again when a check fails, and keeps the frames', () => {
    const before = watch(goodFrames(6, holdTime / 5))
    const broken = nextCapture(before, frameOf({ brightness: 5 }), holdTime + 100)
    expect(broken.problems?.[0]?.gate).toBe('light')
    const after = nextCapture(broken, frameOf({ sitting: 20 }), holdTime + 200)
    expect([hasFrames(after), isReady(after)]).toEqual([true, false])
  })

  it('starts again with another person', () => {
    const other = nextCapture(watch(goodFrames(6, holdTime / 5)), frameOf({ person: 1 }), holdTime + 100)
    expect(other.startedOver).toBe(true)
    expect(isReady(other)).toBe(false)
    expect(captureProgress(other)).toBe(0)
  })

  it('does not count a frozen picture twice', () => {
    const frozen = Array.from({ length: 20 }, (_, index) => ({ frame: frameOf(), at: index * 200 }))
    expect(isReady(watch(frozen))).toBe(false)
  })

  it('is never ready while the last frame fails a check, whatever came before', () => {
    const frames = fc.array(
      fc.record({ sitting: fc.nat(50), x: fc.constantFrom(320, 120), faces: fc.nat(2), person: fc.nat(2) }),
    )
    fc.assert(
      fc.property(frames, fc.constantFrom({ faces: 0 }, { faces: 2 }, { x: 90 }), (seen, bad) => {
        const all = [...seen, bad].map((options, index) => ({ frame: frameOf(options), at: index * 400 }))
        const capture = watch(all)
        expect(isReady(capture)).toBe(false)
        expect(captureProgress(capture)).toBe(0)
      }),
    )
  })
})

describe('captureProblems', () => {
  it('asks the person to move their face into the arch', () => {
    const [problem] = captureProblems(frameOf({ x: 480 }))
    expect(problem).toEqual({ gate: 'edge', advice: 'Move your face into the arch.' })
  })

  it('accepts a face in the arch', () => {
    expect(captureProblems(frameOf())).toEqual([])
  })
})
