import pg from 'pg'
import { onTestFinished } from 'vitest'
import { openPool, toDatabase } from '#db/database.ts'
import { createInstitution, keepInstallationValue } from '#domains/settings/settings.service.ts'
import { createLog } from '#platform/log.ts'
import { deriveSecrets, fingerprintName } from '#platform/secrets.ts'
import { testDatabase } from '#testing/database.ts'
import { newSecretKey } from '#testing/server-process.ts'
import { temporaryDirectory } from '#testing/temporary-directory.ts'
import { examine } from '../examine.ts'
import type { Finding } from '../report.mjs'

const log = createLog('silent')

/** All findings of npm run doctor with these settings. */
export async function examined(env: Record<string, string>): Promise<Finding[]> {
  const findings: Finding[] = []
  for await (const finding of examine({ env, demo: false, log })) findings.push(finding)
  return findings
}

export const findingTexts = (findings: readonly Finding[], state: Finding['state']) =>
  findings.filter((it) => it.state === state).map(({ text }) => text)

/** The problems of these settings. */
export const examineBroken = async (env: Record<string, string>) =>
  findingTexts(await examined(env), 'broken')

/** Sets up an institution in a database, as the first start and the set-up page do. */
export async function setUp(url: string, secretKey: string) {
  const pool = openPool(url, log, 1)
  const db = toDatabase(pool)
  const { fingerprint } = deriveSecrets(Buffer.from(secretKey, 'base64'))
  await keepInstallationValue(db, fingerprintName, fingerprint)
  await createInstitution(db, { name: 'Healthy Campus', timeZone: 'Europe/London', now: new Date() })
  await pool.end()
}

/** The settings of a healthy installation with its own database, for one test file. */
export async function healthyInstallation() {
  const { url } = await testDatabase()
  const secretKey = newSecretKey()
  await setUp(url, secretKey)
  return () => ({ DATABASE_URL: url, SECRET_KEY: secretKey, DATA_DIR: temporaryDirectory(), PORT: '0' })
}

/** Changes the database for a test, and undoes the change at its end. */
export async function changing(url: string, change: string, undo: string) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query(change)
  onTestFinished(async () => {
    await client.query(undo)
    await client.end()
  })
}
