import { statSync } from 'node:fs'
import { deriveSecrets, keyFile, readMasterKey } from '#platform/secrets.ts'
import { broken, type Finding, note, ok, warning } from './report.mjs'

const shortestKey = 32

interface Installation {
  /** SECRET_KEY, if it is set. */
  given: string | undefined
  dataDir: string
  /**
   * The fingerprint of the secret that the database was set up with. Undefined if it was not set up, or is
   * not known.
   */
  fingerprint: string | undefined
}

/** Checks that the secret exists and matches the one that sealed this installation's data. */
export function* checkSecret({ given, dataDir, fingerprint }: Installation): Generator<Finding> {
  const file = keyFile(dataDir)
  const name = given ? 'SECRET_KEY' : file
  let key: Buffer | undefined
  try {
    key = readMasterKey(given, dataDir)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return yield broken(`${file} cannot be read (${code}).`, 'Run this as the user that runs the server.')
  }
  if (!key) {
    yield fingerprint
      ? broken(
          'The secret key is missing. Without it, faces, second factors and bank details cannot be opened.',
          `Set SECRET_KEY, or put secret.key back into ${dataDir}, from your copy.`,
        )
      : note(`There is no secret key yet. The first start makes ${file}; keep a copy elsewhere.`)
    return
  }
  if (key.length < shortestKey)
    return yield broken(`${name} is damaged: it is too short.`, 'Restore it from your copy.')
  if (fingerprint && deriveSecrets(key).fingerprint !== fingerprint)
    return yield broken(
      `${name} is not the secret that this database was set up with.`,
      'Use the original key of the installation. Every server needs the same key.',
    )
  yield ok(fingerprint ? `${name} is the secret of this installation.` : `${name} is there.`)
  if (!given && statSync(file).mode & 0o077)
    yield warning(`${file} can be read by other users of this machine.`, `Run chmod 600 ${file}.`)
}
