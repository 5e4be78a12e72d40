import { expect, test } from 'vitest'
import { actsFor } from './personAct.ts'

const known = { status: 'active', faceInReview: false } as const
const nothing = {
  edit: false,
  disable: false,
  enable: false,
  invite: false,
  archive: false,
  resetSecondFactor: false,
  vouch: false,
}

test('an archived person can only be erased', () => {
  expect(actsFor({ ...known, status: 'archived', can: nothing })).toEqual(['erase'])
})

test('an invited person is invited again, an active one gets a new password', () => {
  const can = { ...nothing, edit: true, disable: true, archive: true }
  expect(actsFor({ ...known, status: 'invited', can: { ...can, invite: true } })).toContain('invitation')
  expect(actsFor({ ...known, status: 'invited', can: { ...can, invite: true } })).not.toContain(
    'password-reset',
  )
  expect(actsFor({ ...known, can })).toContain('password-reset')
  expect(actsFor({ ...known, can })).not.toContain('invitation')
  expect(actsFor({ ...known, can })).toContain('sign-out')
})

test('nothing irreversible is offered for the own account', () => {
  expect(actsFor({ ...known, can: { ...nothing, edit: true } })).toEqual(['edit', 'photo', 'password-reset'])
})

test('a waiting face photo is checked from its person’s row', () => {
  expect(actsFor({ ...known, can: nothing })).not.toContain('face-review')
  expect(actsFor({ ...known, faceInReview: true, can: nothing })).toContain('face-review')
})
