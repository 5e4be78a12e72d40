import { expect, it } from 'vitest'
import { confirmedAssertion } from './assertion.rules.ts'

const bearer = 'urn:oasis:names:tc:SAML:2.0:cm:bearer'
const ours = {
  Recipient: 'https://campus.test/saml/response',
  NotOnOrAfter: '2026-11-27T09:05:00Z',
  InResponseTo: '_r',
}
const confirmation = (data: object = ours, Method = bearer) => ({
  $: { Method },
  SubjectConfirmationData: [{ $: data }],
})
const assertion = (confirmations: object[] = [confirmation()], Issuer: unknown = 'https://idp.test') => ({
  Assertion: { $: { ID: '_a' }, Issuer: [Issuer], Subject: [{ SubjectConfirmation: confirmations }] },
})
const expected = {
  issuer: 'https://idp.test',
  recipient: 'https://campus.test/saml/response',
  now: new Date('2026-11-27T09:00:00Z'),
}
const accepted = {
  assertionId: '_a',
  requestId: '_r',
  validUntil: new Date('2026-11-27T09:05:00Z'),
}

it('accepts a bearer confirmation for us that answers a request, among others', () => {
  expect(confirmedAssertion(assertion(), expected)).toEqual(accepted)
  expect(confirmedAssertion(assertion(undefined, { _: 'https://idp.test' }), expected)).toEqual(accepted)
  const others = [
    confirmation({}),
    confirmation(ours, 'urn:other'),
    { $: { Method: bearer } },
    confirmation(),
  ]
  expect(confirmedAssertion(assertion(others), expected)).toEqual(accepted)
})

it.each([
  ['no confirmation', []],
  ['another recipient', [confirmation({ ...ours, Recipient: 'https://other.test' })]],
  ['no recipient', [confirmation({ ...ours, Recipient: undefined })]],
  ['no request', [confirmation({ ...ours, InResponseTo: undefined })]],
  ['an empty request', [confirmation({ ...ours, InResponseTo: '' })]],
  ['no end', [confirmation({ ...ours, NotOnOrAfter: undefined })]],
  ['an end that is no time', [confirmation({ ...ours, NotOnOrAfter: 'soon' })]],
  ['an end that is now', [confirmation({ ...ours, NotOnOrAfter: '2026-11-27T09:00:00Z' })]],
  ['another method', [confirmation(ours, 'urn:oasis:names:tc:SAML:2.0:cm:holder-of-key')]],
])('refuses an assertion with %s', (_, confirmations) => {
  expect(confirmedAssertion(assertion(confirmations), expected)).toBeUndefined()
})

it('refuses another issuer, and anything but an assertion', () => {
  expect(confirmedAssertion(assertion(undefined, 'https://other.test'), expected)).toBeUndefined()
  for (const it of [undefined, {}, { Assertion: {} }])
    expect(confirmedAssertion(it, expected)).toBeUndefined()
})
