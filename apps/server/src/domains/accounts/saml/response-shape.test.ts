import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { encrypt } from 'xml-encryption'
import { responseProblem } from './response-shape.ts'
import { providerKey, strangerKey } from './testing/test-keys.ts'

const response = (inside: string) => `<samlp:Response ID="r">${inside}</samlp:Response>`
const problem = (inside: string, key?: string) => responseProblem(response(inside), key)
const encrypted = (
  content: string,
  keyEncryptionAlgorithm = 'http://www.w3.org/2001/04/xmlenc#rsa-oaep-mgf1p',
) =>
  promisify(encrypt)(content, {
    rsa_pub: providerKey.cert,
    pem: providerKey.cert,
    encryptionAlgorithm: 'http://www.w3.org/2009/xmlenc11#aes256-gcm',
    keyEncryptionAlgorithm: keyEncryptionAlgorithm as 'http://www.w3.org/2001/04/xmlenc#rsa-1_5',
  })

describe('the shape of a response', () => {
  it.each([
    ['a value', '<a b="c">d</a>', undefined],
    ['200 values', '<a>b</a>'.repeat(200), undefined],
    ['a comment, which splits a value', '<a>admin<!-- -->@x</a>', 'has comments or a document type'],
    ['a processing instruction', '<?x y?>', 'has comments or a document type'],
    ['hundreds of elements', '<a/>'.repeat(500), 'has too many elements'],
    ['a thousand attributes', `<a ${'b="c" '.repeat(1_001)}/>`, 'has too many attributes'],
    ['a signature by SHA-1', '<a b="http://www.w3.org/2000/09/xmldsig#rsa-sha1"/>', 'uses a weak algorithm'],
  ])('is judged by %s', async (_, inside, found) => {
    expect(await problem(inside)).toBe(found)
  })

  it('may begin with a declaration', async () => {
    const declared = `<?xml version="1.0" encoding="UTF-8"?>\n${response('')}`
    expect(await responseProblem(declared, undefined)).toBeUndefined()
    expect(await responseProblem(declared + declared, undefined)).toBe('has comments or a document type')
  })
})

describe('an encrypted part', () => {
  const part = async (content: string) =>
    `<saml:EncryptedAssertion>${await encrypted(content)}</saml:EncryptedAssertion>`

  it('is judged by its content', async () => {
    expect(await problem(await part('<a/>'), providerKey.key)).toBeUndefined()
    expect(await problem(await part('<a/>'.repeat(600)), providerKey.key)).toBe('has too many elements')
    expect(await problem(await part('<a><!-- --></a>'), providerKey.key)).toContain('comments')
  })

  it('is refused without its key, and beside another one', async () => {
    expect(await problem(await part('<a/>'))).toBe('is encrypted, and no key is set')
    expect(await problem(await part('<a/>'), strangerKey.key)).toBe('could not be decrypted')
    expect(await problem((await part('<a/>')) + (await part('<a/>')), providerKey.key)).toBe(
      'has several encrypted parts',
    )
    expect(
      await problem(await encrypted('<a/>', 'http://www.w3.org/2001/04/xmlenc#rsa-1_5'), providerKey.key),
    ).toBe('uses a weak algorithm')
  })
})
