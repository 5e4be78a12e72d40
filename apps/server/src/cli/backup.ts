import { configuredFileStore } from '#files/configured-file-store.ts'
import { systemClock } from '#platform/clock.ts'
import { deriveSecrets, readMasterKey } from '#platform/secrets.ts'
import { backUp } from '../recovery/backup.ts'
import { withConnection } from '../recovery/connect.ts'
import { inWords } from '../recovery/progress.ts'
import { backupPath } from '../recovery/publish-file.ts'
import { reachDatabase } from '../recovery/reach-database.ts'
import { runCommand } from '../recovery/run-command.ts'
import { leaveTrace } from '../recovery/settle.ts'
import { StartError } from '../start-error.ts'

// Writes database and files into one file, whether the server is running or not.
await runCommand({ flags: ['with-secret'] }, async (command) => {
  const { named, flags, config, dataDir, progress, signal, say } = command
  const [given, ...more] = named
  if (!given || more.length > 0)
    throw new StartError('Specify a folder or a file: npm run backup -- /backups')
  const now = systemClock.now()
  const path = backupPath(given, now)
  const key = readMasterKey(config.secretKey, dataDir)
  if (!key) throw new StartError(`There is no SECRET_KEY, and no secret.key in ${dataDir}.`)
  const database = await reachDatabase(command)
  try {
    const files = await configuredFileStore(config, dataDir)
    const secrets = deriveSecrets(key)
    const include = flags['with-secret'] ? key : undefined
    const { manifest, bytes } = await backUp({
      ...{ url: database.url, files, secrets, include, path, now, progress, signal },
    })
    await withConnection(database.url, { name: 'campanile backup' }, (client) =>
      leaveTrace(client, 'backUp', now, { withSecret: include !== undefined, bytes }),
    )
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    say(`${path}: ${inWords(bytes)}, ${rows} rows and ${manifest.files.count} files.`)
    const { fingerprint } = secrets
    say(
      include
        ? `It contains the secret ${fingerprint}: anyone who has this file can open everything in it.`
        : `To restore it you need the secret ${fingerprint} too, which is not in it: keep SECRET_KEY or ${dataDir}/secret.key in another place.`,
    )
    const { missing } = manifest.files
    if (missing > 0)
      process.stderr.write(`Warning: ${missing} files that rows refer to are not in ${files.place}.\n`)
  } finally {
    await database.close()
  }
})
