import { inEnglish } from '@campanile/contract/testing/in-english.ts'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { addressProblem, isPublicAddress } from './public-address.ts'

const hidden = [
  '0.0.0.0',
  '0.1.2.3',
  '10.0.0.1',
  '100.64.0.1',
  '100.127.255.254',
  '127.0.0.1',
  '127.255.255.254',
  '169.254.169.254',
  '172.16.0.1',
  '172.31.255.255',
  '192.0.0.8',
  '192.0.2.1',
  '192.88.99.1',
  '192.168.1.1',
  '198.18.0.1',
  '198.51.100.7',
  '203.0.113.7',
  '224.0.0.1',
  '240.0.0.1',
  '255.255.255.255',
  '::',
  '::1',
  '::7f00:1',
  '::ffff:127.0.0.1',
  '::ffff:8.8.8.8',
  '::ffff:0:127.0.0.1',
  '64:ff9b::7f00:1',
  '64:ff9b::808:808',
  '64:ff9b:1::a00:1',
  '100::1',
  '2001::1',
  '2001:db8::1',
  '2002:7f00:1::',
  '3fff::1',
  'fc00::1',
  'fd12:3456::1',
  'fe80::1',
  'fe80::1%eth0',
  'fec0::1',
  'ff02::1',
]

describe('a public internet address', () => {
  it.each(hidden)('does not include %s', (address) => expect(isPublicAddress(address)).toBe(false))

  it.each(['8.8.8.8', '142.250.74.202', '172.32.0.1', '2606:4700::1111', '2a00:1450:4009:81f::200a'])(
    'includes %s',
    (address) => expect(isPublicAddress(address)).toBe(true),
  )

  it('does not include text that is no address', () => {
    fc.assert(fc.property(fc.string(), (text) => !isPublicAddress(`x${text}`)))
  })
})

describe('an address that the server may call', () => {
  it.each([
    'https://fcm.googleapis.com/fcm/send/abc',
    'https://updates.push.services.mozilla.com:443/wpush/v2/x',
    'https://8.8.8.8/push',
  ])('may be %s', (address) => expect(addressProblem(address, [])).toBeUndefined())

  it.each([
    ['no address', 'This is not an address'],
    ['http://fcm.googleapis.com/x', 'The address must start with https://'],
    ['file:///etc/passwd', 'The address must start with https://'],
    ['gopher://push.example.com/', 'The address must start with https://'],
    ['https://user@push.example.com/', 'The address must not contain a user name or password'],
    ['https://:secret@push.example.com/', 'The address must not contain a user name or password'],
    ['https://push.example.com:8443/', 'The address must use the standard port'],
    ['https://push.example.com:22/', 'The address must use the standard port'],
  ])('may not be %s', (address, problem) => expect(inEnglish(addressProblem(address, []))).toBe(problem))

  it.each([
    ...hidden.filter((it) => !it.includes('%')).map((it) => (it.includes(':') ? `[${it}]` : it)),
    'localhost',
    'LOCALHOST',
    'localhost.',
    'push.localhost',
    'metadata.google.internal',
    'printer.local',
    'intranet',
    '2130706433',
    '0x7f.1',
    '0177.0.0.1',
    '127.1',
    '①②⑦.0.0.1',
  ])('may not have a host like %s', (host) =>
    expect(inEnglish(addressProblem(`https://${host}/push`, []))).toBe(
      'The address must be on the public internet',
    ),
  )

  it('may be a private one only if the operator has allowed exactly this origin', () => {
    const allowed = ['http://127.0.0.1:4000', 'https://push.campus.lan:8443']
    expect(addressProblem('http://127.0.0.1:4000/push/1', allowed)).toBeUndefined()
    expect(addressProblem('https://push.campus.lan:8443/x', allowed)).toBeUndefined()
    expect(addressProblem('http://127.0.0.1:4001/push/1', allowed)).toBeDefined()
    expect(addressProblem('https://127.0.0.1:4000/push/1', allowed)).toBeDefined()
    expect(addressProblem('http://x@127.0.0.1:4000/push/1', allowed)).toBeDefined()
    expect(addressProblem('https://push.campus.lan/x', allowed)).toBeDefined()
  })
})
