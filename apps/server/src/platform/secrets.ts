import { hkdfSync, randomBytes } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

type Purpose =
  | 'seal'
  | 'scan'
  | 'face-check'
  | 'passkey'
  | 'second-factor'
  | 'code'
  | 'address'
  | 'google'
  | 'push'
  | 'paper'
  | 'fingerprint'

/** One key for each purpose, all derived from the installation's master key. */
export interface Secrets {
  key(purpose: Purpose): Buffer
  /** Tells two master keys apart without giving either away. */
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

/** The master key: SECRET_KEY when given, else the file in the data directory, made on first start. */
export function loadMasterKey(given: string | undefined, dataDir: string): Buffer {
  if (given) return Buffer.from(given, 'base64')
  const file = join(dataDir, 'secret.key')
  mkdirSync(dataDir, { recursive: true, mode: 0o711 })
  try {
    writeFileSync(file, randomBytes(32).toString('base64'), { mode: 0o600, flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
  }
  return Buffer.from(readFileSync(file, 'utf8'), 'base64')
}
