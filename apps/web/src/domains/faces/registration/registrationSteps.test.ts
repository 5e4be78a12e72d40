import type { MyFace } from '@campanile/contract/faces/faces.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Shot } from '../shot.ts'
import { firstStep, nextRegistrationStep, type Step, type StepEvent } from './registrationSteps.ts'

const shot = { source: 'camera' } as Shot
const face = { status: 'active' } as MyFace
const after = (...events: StepEvent[]) => events.reduce<Step>(nextRegistrationStep, firstStep)

const taken: StepEvent = { type: 'taken', shot }
const register: StepEvent = { type: 'register' }
const events: StepEvent[] = [
  taken,
  register,
  { type: 'not-taken', failure: 'No face' },
  { type: 'retake' },
  { type: 'not-confirmed' },
  { type: 'registered', face },
  { type: 'kept' },
  { type: 'failed', failure: 'Refused' },
]

describe('the steps of a registration', () => {
  it('go from capture through confirm and processing to complete', () => {
    const names = [firstStep, after(taken), after(taken, register)].map(({ name }) => name)
    expect(names).toEqual(['capture', 'confirm', 'processing'])
    expect(after(taken, register, { type: 'registered', face })).toEqual({ name: 'complete', face })
  })

  it('return from confirm by Retake', () => {
    expect(after(taken, { type: 'retake' })).toEqual(firstStep)
  })

  it('return to capture with the error when registration fails', () => {
    expect(after(taken, register, { type: 'failed', failure: 'Refused' })).toEqual({
      name: 'capture',
      failure: 'Refused',
      held: true,
    })
  })

  it('pause the camera after a failure until the person takes a photo or selects another method', () => {
    const failed = after(taken, register, { type: 'failed', failure: 'Refused' })
    for (const failure of ['No face', null])
      expect(nextRegistrationStep(failed, { type: 'not-taken', failure })).toEqual({
        name: 'capture',
        failure,
        held: false,
      })
    expect(nextRegistrationStep(failed, taken)).toEqual({ name: 'confirm', shot })
    expect(after(taken, { type: 'retake' })).toMatchObject({ held: false })
  })

  it('keep the photo when the confirmation is cancelled', () => {
    const cancelled = after(taken, register, { type: 'not-confirmed' })
    expect(cancelled).toEqual({ name: 'confirm', shot })
    expect(nextRegistrationStep(cancelled, register)).toEqual({ name: 'processing', shot })
  })

  it('never end without having gone through processing', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...events)), (happened) => {
        let step: Step = firstStep
        for (const event of happened) {
          const next = nextRegistrationStep(step, event)
          if ((next.name === 'complete' || next.name === 'kept') && next !== step) {
            expect(step.name).toBe('processing')
          }
          if (next.name === 'processing' && next !== step) expect(step.name).toBe('confirm')
          step = next
        }
      }),
    )
  })

  it('do not move once they have ended', () => {
    const ends = [
      after(taken, register, { type: 'registered', face }),
      after(taken, register, { type: 'kept' }),
    ]
    for (const end of ends) for (const event of events) expect(nextRegistrationStep(end, event)).toBe(end)
  })
})
