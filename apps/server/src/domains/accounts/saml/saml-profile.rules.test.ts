import { describe, expect, it } from 'vitest'
import { type Assertion, samlProfile } from './saml-profile.rules.ts'

const persistent = 'urn:oasis:names:tc:SAML:2.0:nameid-format:persistent'
const profile = (
  attributes: Assertion['attributes'],
  other: Partial<Assertion> = {},
  id: string | null = null,
) => samlProfile({ nameId: 'abc', nameIdFormat: persistent, attributes, ...other }, id)

describe('the subject of an assertion', () => {
  it('is the name identifier, unless it is made for one visit', () => {
    expect(profile({})?.subject).toBe('abc')
    expect(profile({}, { nameIdFormat: undefined })?.subject).toBe('abc')
    expect(
      profile({}, { nameIdFormat: 'urn:oasis:names:tc:SAML:2.0:nameid-format:transient' }),
    ).toBeUndefined()
    expect(profile({}, { nameId: undefined })).toBeUndefined()
    expect(profile({}, { nameId: 'x'.repeat(256) })?.subject).toHaveLength(256)
    expect(profile({}, { nameId: 'x'.repeat(257) })).toBeUndefined()
  })

  it('is only the attribute that the admin names, if there is one', () => {
    expect(profile({ eppn: 'ada@campus.test' }, {}, 'eppn')?.subject).toBe('ada@campus.test')
    expect(profile({ eppn: ['first', 'second'] }, {}, 'eppn')?.subject).toBe('first')
    expect(profile({ eppn: '' }, {}, 'eppn')).toBeUndefined()
    expect(profile({ eppn: { nested: 'x' } }, {}, 'eppn')).toBeUndefined()
    expect(profile({}, {}, 'eppn')).toBeUndefined()
  })
})

it.each([
  ['urn:oid:0.9.2342.19200300.100.1.3'],
  ['mail'],
  ['email'],
  ['http://schemas.xmlsoap.org/ws/2005/05/identity/claims/emailaddress'],
])('reads the address from %s', (name) => {
  expect(profile({ [name]: 'Ada@Campus.test' })?.email).toBe('ada@campus.test')
  expect(profile({ [name]: 'campus.test' })?.email).toBeNull()
})

it('reads the two names, or splits the whole one', () => {
  const named = (attributes: Assertion['attributes']) => {
    const { firstName, lastName } = profile(attributes)!
    return [firstName, lastName]
  }
  expect(named({ 'urn:oid:2.5.4.42': 'Ada Maria', 'urn:oid:2.5.4.4': 'de Silva' })).toEqual([
    'Ada Maria',
    'de Silva',
  ])
  expect(named({ givenName: 'Ada', displayName: 'Ada Lovelace' })).toEqual(['Ada', 'Lovelace'])
  expect(named({ sn: 'Lovelace' })).toEqual(['Lovelace', ''])
  expect(named({ cn: 'Ada Lovelace' })).toEqual(['Ada', 'Lovelace'])
  expect(named({})).toEqual(['User', ''])
  expect(named({ givenName: 'A'.repeat(100), sn: `${'b'.repeat(79)}😀` })).toEqual([
    'A'.repeat(80),
    'b'.repeat(79),
  ])
})

it.each([
  [['member', 'student'], 'student'],
  [['student', 'faculty'], 'lecturer'],
  [['employee'], 'staff'],
  [['staff', 'student'], 'student'],
  [['Student@campus.test'], 'student'],
  [['alum', 'affiliate', 'admin'], null],
  [[], null],
])('gives %s the role %s', (affiliations, role) => {
  for (const name of [
    'urn:oid:1.3.6.1.4.1.5923.1.1.1.1',
    'eduPersonAffiliation',
    'eduPersonScopedAffiliation',
  ])
    expect(profile({ [name]: affiliations })?.role).toBe(role)
})
