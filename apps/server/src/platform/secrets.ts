import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { errorCode } from '#platform/error-code.ts'

export type Purpose =
  | 'seal'
  | 'scan'
  | 'device'
  | 'place'
  | 'face-check'
  | 'passkey'
  | 'second-factor'
  | 'known-device'
  | 'code'
  | 'pairing'
  | 'address'
  | 'google'
  | 'saml'
  | 'push'
  | 'report-stop'
  | 'paper'
  | 'access-token'
  | 'backup'
  | 'fingerprint'

/** The name under which an installation stores the fingerprint of its secrets. */
export const fingerprintName = 'secrets-fingerprint'

/** One key for each purpose, all derived from the installation's master key. */
export interface Secrets {
  key(purpose: Purpose): Buffer
  /** Identifies a master key without revealing it. */
  fingerprint: string
}

export function deriveSecrets(master: Buffer): Secrets {
  const derive = (purpose: Purpose) => Buffer.from(hkdfSync('sha256', master, 'campanile', purpose, 32))
  const keys = new Map<Purpose, Buffer>()
  const key = (purpose: Purpose) => {
    const known = keys.get(purpose) ?? derive(purpose)
    keys.set(purpose, known)
    return known
  }
  return { key, fingerprint: derive('fingerprint').toString('hex').slice(0, 32) }
}

export const keyFile = (dataDir: string) => join(dataDir, 'secret.key')

/**
 * The master key: SECRET_KEY if set, else the file in the data directory, which is created on first start.
 */
export function loadMasterKey(given: string | undefined, dataDir: string): Buffer {
  const known = readMasterKey(given, dataDir)
  if (known) return known
  try {
    writeMasterKey(dataDir, randomBytes(32))
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error
  }
  return readMasterKey(given, dataDir)!
}

/** The existing master key, if there is one. Creates nothing. */
export function readMasterKey(given: string | undefined, dataDir: string): Buffer | undefined {
  if (given) return Buffer.from(given, 'base64')
  try {
    return Buffer.from(readFileSync(keyFile(dataDir), 'utf8'), 'base64')
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined
    throw error
  }
}

/** Writes a key into a data directory that has none. The returned function removes it again. */
export function writeMasterKey(dataDir: string, key: Buffer): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  writeFileSync(keyFile(dataDir), key.toString('base64'), { mode: 0o600, flag: 'wx' })
  return () => rmSync(keyFile(dataDir))
}
