export type Encoding = 'br' | 'gzip' | 'identity'

/** The first of the available encodings that a browser accepts; `identity` if it accepts no other. */
export function preferredEncoding(header: string | undefined, available: readonly Encoding[]): Encoding {
  const accepted = acceptedEncodings(header ?? '')
  return available.find((it) => accepted.has(it)) ?? 'identity'
}

/** The encodings of Accept-Encoding, without those that it excludes. */
function acceptedEncodings(header: string): Set<string> {
  const names = new Set<string>()
  for (const part of header.split(',')) {
    const [name = '', ...parameters] = part.split(';').map((it) => it.trim().toLowerCase())
    const quality = parameters.find((it) => it.startsWith('q='))
    if (quality === undefined || Number(quality.slice(2)) > 0) names.add(name)
  }
  return names
}
