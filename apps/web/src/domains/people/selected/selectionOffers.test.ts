import type { Person } from '@campanile/contract/people/people.ts'
import { expect, it } from 'vitest'
import { selectionOffers } from './selectionOffers.ts'

const nothing = { edit: false, disable: false, enable: false, invite: false, archive: false }
const person = (id: string, role: Person['role'], can: Partial<Person['can']>) =>
  ({ id, role, can: { ...nothing, resetSecondFactor: false, vouch: false, ...can } }) as Person

const invited = person('invited', 'student', { edit: true, disable: true, invite: true })
const disabled = person('disabled', 'lecturer', { edit: true, enable: true })
const oneself = person('oneself', 'admin', { edit: true })

it('offers an action for the people it applies to', () => {
  const offers = selectionOffers([invited, disabled, oneself])
  expect(offers.map(({ act, people }) => [act, people.map(({ id }) => id)])).toEqual([
    ['invite', ['invited']],
    ['enable', ['disabled']],
    ['disable', ['invited']],
    ['move', ['invited']],
    ['department', ['disabled', 'oneself']],
  ])
})

it('offers no action that applies to nobody', () => {
  expect(selectionOffers([person('archived', 'staff', {})])).toEqual([])
})
