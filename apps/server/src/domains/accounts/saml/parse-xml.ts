import { parseStringPromise, processors } from 'xml2js'

/**
 * Parses XML from outside, without the prefixes of its names; undefined if it is none. A document type is refused: SAML
 * needs none, and its entities are a way to attack parsers.
 */
export async function parseXml(text: string): Promise<unknown> {
  if (text.includes('<!DOCTYPE')) return undefined
  try {
    return await parseStringPromise(text, { tagNameProcessors: [processors.stripPrefix] })
  } catch {
    return undefined
  }
}
