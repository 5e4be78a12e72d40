import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { type Encoding, preferredEncoding } from './encodings.rules.ts'

const suffixes: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz', identity: '' }

interface Body {
  bytes: Buffer
  etag: string
  encoding: Encoding
}

/** One of the built pages, kept in memory with its compressed forms: every visit begins with one of them. */
export interface PageShell {
  /** The form to send for this header Accept-Encoding. */
  body(accepted: string | undefined): Body
}

export function readPageShell(file: string): PageShell {
  const bodies = new Map<Encoding, Body>()
  for (const encoding of ['br', 'gzip', 'identity'] as const) {
    const path = `${file}${suffixes[encoding]}`
    if (!existsSync(path)) continue
    const bytes = readFileSync(path)
    const etag = `"${createHash('sha256').update(bytes).digest('base64url').slice(0, 22)}"`
    bodies.set(encoding, { bytes, etag, encoding })
  }
  const built = [...bodies.keys()]
  return { body: (accepted) => bodies.get(preferredEncoding(accepted, built))! }
}
