import { describe, expect, it } from 'vitest'
import { distance } from './matcher.ts'
import {
  addRegistrationFrame,
  emptyRegistration,
  type Registration,
  registrationFrames,
  registrationLimits,
} from './registration.ts'
import { drawnDescriptor, drawnFace, drawnFrame, type Look } from './testing/synthetic-face.ts'

const makeFrame = (person: number, moment: number, look: Look = {}, sharpness = 0.05) =>
  drawnFrame([drawnFace(look, { descriptor: drawnDescriptor(person, moment) })], { sharpness })

const feed = (frames: readonly ReturnType<typeof makeFrame>[], from: Registration = emptyRegistration) =>
  frames.reduce(addRegistrationFrame, from)

const sitting = (person: number, count: number) =>
  Array.from({ length: count }, (_, moment) => makeFrame(person, moment))

describe('registration', () => {
  it('is complete after five good frames', () => {
    expect(registrationFrames(feed(sitting(1, 4)))).toBeNull()
    expect(registrationFrames(feed(sitting(1, 5)))).toHaveLength(5)
  })

  it('accepts no frame with a quality problem or without a descriptor', () => {
    const turned = makeFrame(1, 7, { yaw: 0.4 })
    const blurred = makeFrame(1, 8, {}, 0.001)
    const bare = drawnFrame([drawnFace()])
    expect(feed([turned, blurred, bare, drawnFrame([])])).toEqual(emptyRegistration)
  })

  it('counts a frozen picture once', () => {
    expect(feed(Array(10).fill(makeFrame(1, 0)))).toHaveLength(1)
  })

  it('starts over when another person sits down', () => {
    const registration = feed([...sitting(1, 4), ...sitting(2, 5)])
    const frames = registrationFrames(registration)
    expect(registration).toHaveLength(5)
    for (const frame of frames ?? []) expect(distance(frame, drawnDescriptor(2))).toBeLessThan(0.2)
  })

  it('selects the sharpest and most frontal of the latest frames', () => {
    const soft = Array.from({ length: 7 }, (_, moment) => makeFrame(1, moment, { yaw: 0.15 }, 0.02))
    const crisp = Array.from({ length: 5 }, (_, moment) => makeFrame(1, 20 + moment, {}, 0.09))
    const frames = registrationFrames(feed([...soft, ...crisp]))
    expect(frames).toEqual(crisp.map(({ faces }) => faces[0]?.descriptor))
  })

  it('remembers a limited number of frames', () => {
    expect(feed(sitting(1, 40))).toHaveLength(registrationLimits.kept)
  })
})
