import { array, assert, constantFrom, float, oneof, property, record } from 'fast-check'
import { expect, test } from 'vitest'
import { isUnderWay, nextUploadStep, type UploadEvent, type UploadStep } from './uploadSteps.ts'

const waiting: UploadStep = { state: 'waiting', share: 0 }
const after = (...events: UploadEvent[]) => events.reduce(nextUploadStep, waiting)

test('after a lost connection, an upload continues from the received part', () => {
  const lost = after({ type: 'begun' }, { type: 'sent', share: 0.4 }, { type: 'lost' })
  expect(lost).toEqual({ state: 'lost', share: 0.4 })
  expect(isUnderWay(lost)).toBe(true)
  const on = [{ type: 'wanted' }, { type: 'begun' }, { type: 'sent', share: 0.1 }] as const
  expect(on.reduce<UploadStep>(nextUploadStep, lost)).toEqual({ state: 'sending', share: 0.4 })
})

test('a paused file continues only when the student resumes it', () => {
  const held = after({ type: 'begun' }, { type: 'held' }, { type: 'sent', share: 1 }, { type: 'arrived' })
  expect(held.state).toBe('held')
  expect(isUnderWay(held)).toBe(false)
  expect(nextUploadStep(held, { type: 'wanted' }).state).toBe('waiting')
})

test('a refused file shows the reason, and starts again', () => {
  const failed = after(
    { type: 'begun' },
    { type: 'sent', share: 0.5 },
    { type: 'refused', problem: 'Too large' },
  )
  expect(failed).toEqual({ state: 'failed', share: 0.5, problem: 'Too large' })
  expect(nextUploadStep(failed, { type: 'wanted' })).toEqual(waiting)
})

test('whatever happens, progress stays between 0 and 1 and never falls', () => {
  const event = oneof(
    record({ type: constantFrom('begun', 'lost', 'held', 'wanted', 'arrived') }),
    record({ type: constantFrom('sent'), share: float({ min: 0, max: 2, noNaN: true }) }),
    record({ type: constantFrom('refused'), problem: constantFrom('no') }),
  )
  assert(
    property(array(event), (events) => {
      let step = waiting
      for (const it of events as UploadEvent[]) {
        const next = nextUploadStep(step, it)
        expect(next.share).toBeGreaterThanOrEqual(0)
        expect(next.share).toBeLessThanOrEqual(1)
        if (step.state === 'done') expect(next).toEqual(step)
        step = next
      }
    }),
  )
})
