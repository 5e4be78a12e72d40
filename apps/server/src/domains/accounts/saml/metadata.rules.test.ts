import { expect, it } from 'vitest'
import { parseMetadata } from './metadata.rules.ts'
import { providerKey, strangerKey } from './testing/test-keys.ts'

const now = new Date('2026-11-27T09:00:00Z')
const bare = (pem: string) => pem.replace(/-----[A-Z ]+-----|\s/g, '')
const key = (pem: string, use = ' use="signing"') =>
  `<md:KeyDescriptor${use}><ds:KeyInfo><ds:X509Data><ds:X509Certificate>\n${bare(pem)}\n</ds:X509Certificate></ds:X509Data></ds:KeyInfo></md:KeyDescriptor>`
const service = (binding: string, location = 'https://idp.test/sso') =>
  `<md:SingleSignOnService Binding="urn:oasis:names:tc:SAML:2.0:bindings:${binding}" Location="${location}"/>`
const entity = (inside: string, kind = 'IDPSSODescriptor') =>
  `<md:EntityDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata" xmlns:ds="http://www.w3.org/2000/09/xmldsig#" entityID="https://idp.test"><md:${kind}>${inside}</md:${kind}></md:EntityDescriptor>`
const many = (...entities: string[]) =>
  `<md:EntitiesDescriptor xmlns:md="urn:oasis:names:tc:SAML:2.0:metadata">${entities.join('')}</md:EntitiesDescriptor>`
const redirect = service('HTTP-Redirect')
const whole = entity(key(providerKey.cert) + service('HTTP-POST', 'https://idp.test/post') + redirect)
const read = async (xml: string, at = now) => {
  const parsed = await parseMetadata(xml, at)
  return 'metadata' in parsed ? parsed.metadata : parsed.problem
}

it('reads the name, the address for requests by redirect and the certificates', async () => {
  expect(await read(whole)).toEqual({
    entityId: 'https://idp.test',
    signInUrl: 'https://idp.test/sso',
    logoutUrl: null,
    logoutResponseUrl: null,
    certificates: [`${providerKey.cert}\n`],
    certificatesExpireAt: expect.any(Date),
  })
  expect(await read(many(entity('', 'SPSSODescriptor'), whole))).toMatchObject({
    entityId: 'https://idp.test',
  })
})

it('reads where people sign out, if that works by redirect', async () => {
  const logout = (binding: string, more = '') =>
    service(binding, 'https://idp.test/slo').replace('SignOn', 'Logout').replace('/>', `${more}/>`)
  const slo = (...services: string[]) => read(whole.replace('</md:IDP', `${services.join('')}</md:IDP`))
  expect(await slo(logout('SOAP'), logout('HTTP-Redirect'))).toMatchObject({
    logoutUrl: 'https://idp.test/slo',
    logoutResponseUrl: null,
  })
  expect(await slo(logout('HTTP-Redirect', ' ResponseLocation="https://idp.test/done"'))).toMatchObject({
    logoutResponseUrl: 'https://idp.test/done',
  })
  expect(await slo(logout('HTTP-POST'))).toMatchObject({ logoutUrl: null })
  expect(await slo(logout('HTTP-Redirect', ' ResponseLocation="javascript:alert(1)"'))).toMatchObject({
    logoutUrl: null,
  })
})

it('takes certificates for signing and for any use, not those for encryption', async () => {
  const both = entity(key(providerKey.cert, '') + key(strangerKey.cert, ' use="encryption"') + redirect)
  expect(await read(both)).toMatchObject({ certificates: [`${providerKey.cert}\n`] })
  const two = entity(key(providerKey.cert) + key(strangerKey.cert) + redirect)
  expect(await read(two)).toMatchObject({ certificates: { length: 2 } })
})

it.each([
  ['no-metadata', ''],
  ['no-metadata', '<html></html>'],
  ['no-metadata', `<!DOCTYPE a>${whole}`],
  ['no-metadata', whole.slice(0, -10)],
  ['no-provider', entity(redirect, 'SPSSODescriptor')],
  ['no-provider', many()],
  ['several-providers', many(whole, whole)],
  ['no-redirect-binding', entity(key(providerKey.cert) + service('HTTP-POST'))],
  ['no-redirect-binding', entity(key(providerKey.cert) + service('HTTP-Redirect', 'nowhere'))],
  ['no-redirect-binding', entity(key(providerKey.cert) + service('HTTP-Redirect', 'javascript:alert(1)'))],
  ['no-certificate', entity(redirect)],
  ['no-certificate', entity(key('AAAA') + redirect)],
  ['no-certificate', entity(key(providerKey.cert, ' use="encryption"') + redirect)],
])('says %s', async (problem, xml) => {
  expect(await read(xml)).toBe(problem)
})

it('reports that all certificates have expired', async () => {
  expect(await read(whole, new Date('2130-01-01'))).toBe('certificate-expired')
})
