import { describe, expect, it } from 'vitest'
import { erasedEvent } from './audited.rules.ts'
import { renaming } from './naming.rules.ts'

const rename = renaming(
  { full: ['Ada Lovelace'], emails: ['ada@campus.test'], numbers: [] },
  'Erased person 1',
)
const id = '01a20206-3d4a-7179-9433-b885357b4b21'
const event = {
  before: null,
  after: {
    status: 'approved',
    reason: 'migraine',
    role: 'student',
    firstName: 'ada',
    by: id,
    at: '2026-11-16T10:00:00.000Z',
    from: '2026-11-16',
    days: 3,
    mark: '61.25',
    number: '1815',
    notes: ['seen by a doctor'],
  },
  entity_id: id,
  address: '203.0.113.9',
}

describe('an event about the person alone', () => {
  const { after, address, entity_id } = erasedEvent(event, { own: true, done: false, rename })

  it('keeps what was done and when, codes and figures', () => {
    expect(after).toMatchObject({
      status: 'approved',
      role: 'student',
      by: id,
      at: '2026-11-16T10:00:00.000Z',
      from: '2026-11-16',
      days: 3,
      mark: '61.25',
    })
    expect(entity_id).toBe(id)
  })

  it('loses every word, a name that looks like a code and a number that names somebody', () => {
    expect(after).toMatchObject({
      reason: 'Erased',
      firstName: 'Erased',
      number: 'Erased',
      notes: ['Erased'],
    })
  })

  it('says from where others acted, and no longer from where the person did', () => {
    expect(address).toBe('203.0.113.9')
    expect(erasedEvent(event, { own: true, done: true, rename }).address).toBe('Erased')
  })
})

it('an event that is about others keeps its words, without the person’s name', () => {
  const shared = { ...event, after: { reason: 'stood in for Ada Lovelace (ada@campus.test)' } }
  const { after } = erasedEvent(shared, { own: false, done: false, rename })
  expect(after).toEqual({ reason: 'stood in for Erased person 1 (Erased person 1)' })
})
