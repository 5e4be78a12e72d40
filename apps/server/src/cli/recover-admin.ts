import { resolve } from 'node:path'
import { openPool } from '#db/database.ts'
import { defaultDataDir } from '#db/embedded/default-data-dir.ts'
import { openEmbeddedDatabase } from '#db/embedded/embedded-database.ts'
import { migrate } from '#db/migrate.ts'
import { recoverAdmin } from '#domains/people/recover-admin.service.ts'
import { createLog } from '#platform/log.ts'
import { deriveSecrets, loadMasterKey } from '#platform/secrets.ts'
import { readConfig } from '../config.ts'
import { createPlatform } from '../create-platform.ts'
import { StartError } from '../start-error.ts'

// Restores access for a locked-out admin. Requires access to the server.
const [email] = process.argv.slice(2)

const fail = (error: Error) => {
  process.stderr.write(`${error.message}\n`)
  process.exitCode = 1
}

try {
  if (!email) throw new StartError('Specify the admin: npm run recover-admin -- somebody@university.example')
  const config = readConfig(process.env)
  const log = createLog('error')
  const dataDir = resolve(config.dataDir ?? defaultDataDir({ demo: false }))
  const embedded = config.databaseUrl
    ? undefined
    : await openEmbeddedDatabase({ dataDir, log, onTaken: fail })
  const url = config.databaseUrl ?? embedded!.url
  try {
    await migrate(url)
    const pool = openPool(url, log, 2)
    const secrets = deriveSecrets(loadMasterKey(config.secretKey, dataDir))
    const platform = await createPlatform(pool, { config, log, dataDir, secrets })
    const way = await recoverAdmin(platform, email)
    await platform.events.flush()
    await pool.end()
    if (!way) throw new StartError(`No admin has the address ${email}.`)
    process.stdout.write(
      `${email} can set a new password until ${way.expiresAt}:\n${way.link}\n` +
        'All sessions of the account have ended, and its second factor is off.\n',
    )
  } finally {
    await embedded?.close()
  }
} catch (error) {
  fail(error as Error)
}
