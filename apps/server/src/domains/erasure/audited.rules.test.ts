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

  it('keeps what was done and when, codes and numbers', () => {
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

  it('loses all text, including a name that looks like a code and a number that identifies a person', () => {
    expect(after).toMatchObject({
      reason: 'Erased',
      firstName: 'Erased',
      number: 'Erased',
      notes: ['Erased'],
    })
  })

  it('keeps the address of other people’s actions, but not of the person’s own', () => {
    expect(address).toBe('203.0.113.9')
    expect(erasedEvent(event, { own: true, done: true, rename }).address).toBe('Erased')
  })
})

it('an event about other people keeps its text, without the person’s name', () => {
  const shared = { ...event, after: { reason: 'stood in for Ada Lovelace (ada@campus.test)' } }
  const { after } = erasedEvent(shared, { own: false, done: false, rename })
  expect(after).toEqual({ reason: 'stood in for Erased person 1 (Erased person 1)' })
})

it.each([
  ['an id with more behind it', 'by', `${id}0`, false],
  ['an id with more before it', 'by', `0${id}`, false],
  ['a month', 'month', '2026-11', true],
  ['an instant of another zone', 'at', '2026-11-16T10:00:00+01:00', true],
  ['a day with words behind it', 'note', '2026-11-16 ill', false],
  ['a day with words before it', 'note', 'on 2026-11-16', false],
  ['a whole figure', 'days', '3', true],
  ['a negative figure', 'change', '-3.5', true],
  ['a figure with words', 'note', '3 days', false],
  ['a figure with words before it', 'note', 'day 3', false],
  ['a phone number', 'phone', '5551234', false],
  ['the number of an account', 'bankAccount', '5551234', false],
  ['a code of more words', 'status', 'in-review', true],
  ['a code in a list that ends with its name', 'sessionStatus', 'held', true],
  ['words where a code should be', 'status', 'ill, sorry', false],
  ['words that begin like a code', 'status', 'ill Sorry', false],
  ['a name that only begins like one of ours', 'kindness', 'ill', false],
  ['a name that only ends like one of ours', 'mankind', 'ill', false],
])('in an event about the person alone: %s', (_, name, value, kept) => {
  const { before } = erasedEvent({ ...event, before: { [name]: value } }, { own: true, done: false, rename })
  expect(before).toEqual({ [name]: kept ? value : 'Erased' })
})
