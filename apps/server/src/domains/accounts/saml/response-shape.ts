import { promisify } from 'node:util'
import { decrypt } from 'xml-encryption'

/**
 * The most tags of a response. Verifying takes a time that grows with their square: 90 KB of empty elements would keep
 * the server busy for minutes. A response with 200 attribute values has about 470.
 */
const maxTags = 500
const maxAttributes = 1_000

const encryptedData = /<(?:[\w.-]{1,40}:)?EncryptedData[\s>]/g
/** Signatures by SHA-1 can be forged, and PKCS #1 v1.5 lets attackers check their guesses. */
const weakAlgorithm = /xmldsig#(?:rsa|dsa|hmac)-sha1|xmlenc#(?:rsa-1_5|tripledes)/

const count = (text: string, part: string) => text.split(part).length - 1

/** Why XML is not verified at all; undefined if it has the shape of a response. */
function shapeProblem(xml: string): string | undefined {
  const content = xml.replace(/^\s{0,9}<\?xml [^<>]{0,200}\?>/, '')
  // A comment or an entity may split a value in two, of which readers see different ones.
  if (content.includes('<!') || content.includes('<?')) return 'has comments or a document type'
  if (count(content, '<') > maxTags) return 'has too many elements'
  if (count(content, '="') + count(content, "='") > maxAttributes) return 'has too many attributes'
  return weakAlgorithm.test(content) ? 'uses a weak algorithm' : undefined
}

/**
 * Checks a response before it is parsed and verified, because anybody can send one, and its encrypted parts,
 * because anybody can encrypt for us.
 * @returns the reason to refuse it; undefined if it may be verified
 */
export async function responseProblem(xml: string, key: string | undefined): Promise<string | undefined> {
  const found = shapeProblem(xml)
  if (found) return found
  const encrypted = xml.match(encryptedData)?.length ?? 0
  if (encrypted === 0) return undefined
  if (encrypted > 1) return 'has several encrypted parts'
  if (key === undefined) return 'is encrypted, and no key is set'
  const start = xml.search(encryptedData)
  try {
    const content = await promisify(decrypt)(xml.slice(start, xml.indexOf('EncryptedData>', start) + 14), {
      key,
    })
    return shapeProblem(content)
  } catch {
    return 'could not be decrypted'
  }
}
