import { mailStates } from '@campanile/contract/mail/mail.ts'
import { describe, expect, it } from 'vitest'
import { mailAbilities, shownStates } from './mail.policy.ts'

const facts = { state: 'failed' as const, kind: 'invitation' as const, hasContent: true, mailServer: true }
const statesWith = (ability: keyof ReturnType<typeof mailAbilities>) =>
  mailStates.filter((state) => mailAbilities({ ...facts, state })[ability]).toSorted()

describe('a message', () => {
  it('can be sent again in every state in which it may not have arrived', () => {
    expect(statesWith('send')).toEqual(['failed', 'not-sent', 'queued', 'unclear'])
    expect(statesWith('cancel')).toEqual(['failed', 'not-sent', 'queued', 'unclear'])
  })

  it('can be marked as sent only when that is unclear', () => {
    expect(statesWith('markSent')).toEqual(['unclear'])
  })

  it('needs a mail server and its content to be sent, but neither to be cancelled', () => {
    for (const missing of [{ hasContent: false }, { mailServer: false }])
      expect(mailAbilities({ ...facts, ...missing })).toMatchObject({ send: false, cancel: true })
  })

  it('can be opened by an admin when it holds a link they could create again', () => {
    for (const kind of ['invitation', 'password-reset'] as const)
      expect(mailAbilities({ ...facts, kind }).open).toBe(true)
    expect(mailAbilities({ ...facts, kind: 'notification' }).open).toBe(false)
    expect(mailAbilities({ ...facts, hasContent: false }).open).toBe(false)
  })

  it('cannot be opened while it is being sent', () => {
    expect(statesWith('open')).toEqual(mailStates.filter((it) => it !== 'sending').toSorted())
  })
})

it('a list shows every state, one of them, or the unsent ones', () => {
  expect(shownStates(undefined)).toEqual(mailStates)
  expect(shownStates('sent')).toEqual(['sent'])
  expect(shownStates('unsent')).toEqual(['unclear', 'failed'])
})
