import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { framesOf, inventFace } from '#testing/test-face.ts'
import {
  deletedThings,
  faceStatus,
  registersAgain,
  registrationProblem,
  reviewReasons,
  takenAtProblem,
} from './faces.rules.ts'
import { decodeFrames } from './frames.rules.ts'

const live = (count: number) => decodeFrames(framesOf(inventFace(), count))!

describe('frames of a registration', () => {
  it('from the camera are three or more of one face', () => {
    expect(registrationProblem(live(2), 'camera')).toBe('face-not-usable')
    expect(registrationProblem(live(3), 'camera')).toBeNull()
    expect(registrationProblem([...live(2), ...live(2)], 'camera')).toBe('face-not-usable')
  })

  it('from the camera are live: none comes twice', () => {
    const frames = live(3)
    expect(registrationProblem([...frames, frames[0]!], 'camera')).toBe('face-replayed')
  })

  it('from an uploaded photo are one', () => {
    expect(registrationProblem(live(1), 'upload')).toBeNull()
    expect(registrationProblem(live(2), 'upload')).toBe('face-not-usable')
  })
})

describe('the time a photo was taken', () => {
  const now = new Date('2026-11-16T10:00:00.000Z')

  it('is within the last day, give or take a clock that is five minutes ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (minutes) => {
        const accepted = takenAtProblem(minutesAfter(now, minutes), now) === undefined
        expect(accepted).toBe(minutes >= -1440 && minutes <= 5)
      }),
    )
  })
})

describe('where a face stands', () => {
  const lastDeletion = fc.constantFrom(null, 'person', 'review', 'archived', 'retention')

  it('is active whenever the flag is set, and otherwise what came last', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), lastDeletion, (registered, waiting, deletion) => {
        const status = faceStatus({ registered, waiting, lastDeletion: deletion })
        if (registered) expect(status).toBe('active')
        else if (waiting) expect(status).toBe('in-review')
        else expect(status).toBe(deletion === 'review' ? 'refused' : 'none')
        expect(registersAgain({ registered, waiting, lastDeletion: deletion })).toBe(
          status === 'active' || status === 'in-review',
        )
      }),
    )
  })
})

describe('an admin looks first', () => {
  it('at every upload and every look-alike, and at a first registration where the institution wants it', () => {
    fc.assert(
      fc.property(
        fc.constantFrom('camera' as const, 'upload' as const),
        fc.boolean(),
        fc.boolean(),
        fc.boolean(),
        (source, first, confirmFirst, resembles) => {
          const reasons = reviewReasons({ source, first, confirmFirst, resembles })
          expect(reasons.includes('uploaded')).toBe(source === 'upload')
          expect(reasons.includes('resembles-another')).toBe(resembles)
          expect(reasons.includes('first-registration')).toBe(first && confirmFirst)
        },
      ),
    )
  })
})

describe('the receipt of a deletion', () => {
  it('names exactly what was there', () => {
    const none = { descriptor: false, photo: false, frames: false, review: false, consent: false }
    expect(deletedThings(none)).toEqual([])
    expect(deletedThings({ ...none, photo: true, consent: true })).toEqual([
      'Your registration photo',
      'Your consent, withdrawn',
    ])
  })
})
