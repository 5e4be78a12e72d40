import { describe, expect, it } from 'vitest'
import type { FrameAnalysis } from './frame-analysis.ts'
import { drawnDescriptor, drawnFace, drawnFrame, type Look } from './testing/synthetic-face.ts'
import {
  nextVerification,
  startVerification,
  type Verification,
  verificationFrames,
  wantedOfNextFrame,
} from './verification.ts'

type Moment = { person?: number; look?: Look; happy?: number; more?: Partial<FrameAnalysis> }

const calm = { neutral: 0, happy: 0, sad: 0, angry: 0, fearful: 0, disgusted: 0, surprised: 0 }

/**
 * Feeds a series of frames to a verification. Each frame contains only what was requested from the engine.
 */
function play(state: Verification, moments: readonly Moment[]): Verification {
  return moments.reduce((current, { person = 1, look = {}, happy = 0.02, more = {} }, index) => {
    const wanted = wantedOfNextFrame(current)
    const moment = current.before.length * 31 + current.after.length * 7 + index
    const face = drawnFace(look, {
      ...(wanted.descriptor && { descriptor: drawnDescriptor(person, moment) }),
      ...(wanted.expressions && { expressions: { ...calm, happy } }),
    })
    return nextVerification(current, drawnFrame([face], more))
  }, state)
}

const frontal = (count: number, moment: Moment = {}): Moment[] => Array(count).fill(moment)
const left: Moment = { look: { yaw: 0.45 } }

describe('verification', () => {
  it('goes from the frontal face to the action and back to the frontal face', () => {
    const ready = play(startVerification('turn-left'), frontal(2))
    expect(ready.phase).toBe('action-needed')
    const acted = play(ready, [left, left])
    expect(acted.phase).toBe('look-back')
    expect(verificationFrames(acted)).toBeNull()
    const done = play(acted, frontal(3))
    expect(done.phase).toBe('done')
    expect(verificationFrames(done)).toHaveLength(5)
  })

  it('requests descriptors only while it collects frontal faces, and expressions only before a smile', () => {
    const start = startVerification('smile')
    expect(wantedOfNextFrame(start)).toEqual({ descriptor: true, expressions: true })
    const ready = play(start, frontal(2))
    expect(wantedOfNextFrame(ready)).toEqual({ descriptor: false, expressions: true })
    const smiled = play(ready, frontal(2, { happy: 0.95 }))
    expect(wantedOfNextFrame(smiled)).toEqual({ descriptor: true, expressions: false })
    expect(wantedOfNextFrame(startVerification('turn-left')).expressions).toBe(false)
  })

  it('is not done without the action, however long the person looks into the camera', () => {
    expect(play(startVerification('turn-left'), frontal(60)).phase).toBe('action-needed')
  })

  it('is not done by the turned face alone', () => {
    const acted = play(play(startVerification('turn-left'), frontal(2)), [left, left])
    expect(play(acted, Array(30).fill(left)).phase).toBe('look-back')
  })

  it('waits for frontal frames of good quality before it counts the action', () => {
    const dark = frontal(10, { more: { brightness: 10 } })
    const state = play(startVerification('turn-left'), dark)
    expect(state.problems.map(({ gate }) => gate)).toEqual(['light'])
    expect(play(state, [left, left, left]).phase).toBe('frontal-needed')
    expect(play(state, [...frontal(2), left, left]).phase).toBe('look-back')
  })

  it('starts over when another face comes after the action', () => {
    const acted = play(play(startVerification('turn-left'), frontal(2)), [left, left])
    const swapped = play(acted, frontal(1, { person: 2 }))
    expect(swapped.phase).toBe('frontal-needed')
    expect(swapped.before).toEqual([])
    expect(play(swapped, frontal(3, { person: 2 })).phase).toBe('action-needed')
  })

  it('counts a frozen picture once', () => {
    const still = drawnFrame([drawnFace({}, { descriptor: drawnDescriptor(1) })])
    const state = Array<FrameAnalysis>(20)
      .fill(still)
      .reduce(nextVerification, startVerification('turn-left'))
    expect(state.before).toHaveLength(1)
    expect(state.phase).toBe('frontal-needed')
  })

  it('does not count an action when two people are in the picture', () => {
    const ready = play(startVerification('turn-left'), frontal(2))
    const crowd = drawnFrame([drawnFace({ yaw: 0.45 }), drawnFace({ size: 150 })])
    const state = [crowd, crowd, crowd].reduce(nextVerification, ready)
    expect(state.phase).toBe('action-needed')
    expect(state.problems[0]?.gate).toBe('one-face')
  })
})
