import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { minutesAfter } from '#platform/clock.ts'
import { inventFace, makeFrames } from '#testing/test-face.ts'
import {
  deletedThings,
  faceStatus,
  registersAgain,
  registrationProblem,
  reviewReasons,
  takenAtProblem,
} from './faces.rules.ts'
import { decodeFrames } from './frames.rules.ts'

const live = (count: number) => decodeFrames(makeFrames(inventFace(), count))!

describe('frames of a registration', () => {
  it('from the camera must be three or more of one face', () => {
    expect(registrationProblem(live(2), 'camera')).toBe('face-not-usable')
    expect(registrationProblem(live(3), 'camera')).toBeNull()
    expect(registrationProblem([...live(2), ...live(2)], 'camera')).toBe('face-not-usable')
  })

  it('from the camera must be live: none occurs twice', () => {
    const frames = live(3)
    expect(registrationProblem([...frames, frames[0]!], 'camera')).toBe('face-replayed')
  })

  it('from an uploaded photo must be a single one', () => {
    expect(registrationProblem(live(1), 'upload')).toBeNull()
    expect(registrationProblem(live(2), 'upload')).toBe('face-not-usable')
  })
})

describe('the time a photo was taken', () => {
  const now = new Date('2026-11-16T10:00:00.000Z')

  it('must be within the last day, allowing for a clock that is five minutes ahead', () => {
    fc.assert(
      fc.property(fc.integer({ min: -3000, max: 3000 }), (minutes) => {
        const accepted = takenAtProblem(minutesAfter(now, minutes), now) === undefined
        expect(accepted).toBe(minutes >= -1440 && minutes <= 5)
      }),
    )
  })
})

describe('the status of a face', () => {
  const lastDeletion = fc.constantFrom(null, 'person', 'review', 'archived', 'retention')

  it('is active whenever the flag is set, and otherwise depends on what happened last', () => {
    fc.assert(
      fc.property(fc.boolean(), fc.boolean(), lastDeletion, (registered, waiting, deletion) => {
        const status = faceStatus({ registered, waiting, lastDeletion: deletion })
        if (registered) expect(status).toBe('active')
        else if (waiting) expect(status).toBe('in-review')
        else expect(status).toBe(deletion === 'review' ? 'rejected' : 'none')
        expect(registersAgain({ registered, waiting, lastDeletion: deletion })).toBe(
          status === 'active' || status === 'in-review',
        )
      }),
    )
  })
})

describe('an admin review', () => {
  it('is needed for every upload and look-alike, and for a first registration if the institution requires it', () => {
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
  it('names exactly what was deleted', () => {
    const none = { descriptor: false, photo: false, frames: false, review: false, consent: false }
    expect(deletedThings(none)).toEqual([])
    expect(deletedThings({ ...none, photo: true, consent: true })).toEqual([
      'Your registration photo',
      'Your consent, withdrawn',
    ])
  })
})
