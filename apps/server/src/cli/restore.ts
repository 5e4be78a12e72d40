import { configuredFileStore } from '#files/configured-file-store.ts'
import { systemClock } from '#platform/clock.ts'
import { deriveSecrets, writeMasterKey } from '#platform/secrets.ts'
import { aboutBackup, fittingSecret, type OpenedBackup, openBackup } from '../recovery/open-backup.ts'
import { ownOrNewDatabase } from '../recovery/reach-database.ts'
import { readWhole } from '../recovery/read-through.ts'
import { restore } from '../recovery/restore.ts'
import { type Command, runCommand } from '../recovery/run-command.ts'
import { settledInWords } from '../recovery/settle.ts'
import { StartError } from '../start-error.ts'

// Restores a backup into an empty installation, or with --replace into any.
await runCommand({ flags: ['replace', 'send-mail'] }, async (command) => {
  const { dataDir, progress, signal, say } = command
  const backup = await openBackup(command, 'npm run restore -- /backups/campanile-2026-11-22T02-00-00Z.zip')
  const { path, archive, manifest, own, inside, refuseForeignSeal } = backup
  try {
    say(aboutBackup(path, manifest))
    const secrets = fittingSecret(backup)
    const { fingerprint } = manifest.secret
    if (!secrets || (own && deriveSecrets(own).fingerprint !== fingerprint))
      throw new StartError(
        `This backup needs the secret ${fingerprint}, and ${own ? 'there is another one here' : 'there is none here'}: ` +
          `set SECRET_KEY to it, or put its secret.key into ${dataDir}${own ? ' in place of what is there' : ''}.`,
      )
    refuseForeignSeal(secrets)
    await readWhole(archive, manifest, { progress, signal })
    // Written before the rows: a server that found the rows without a key would create another one.
    const takeKeyAway = !own && inside ? writeMasterKey(dataDir, inside) : undefined
    try {
      const { rows, ...settled } = await into(command, backup)
      say(`Restored and counted: ${rows} rows, ${manifest.files.count} files. ${settledInWords(settled)}`)
    } catch (error) {
      takeKeyAway?.()
      throw error
    }
  } finally {
    archive.close()
  }
})

async function into(command: Command, { archive, manifest }: OpenedBackup) {
  const { flags, config, dataDir, progress, signal } = command
  const database = await ownOrNewDatabase(command)
  try {
    const files = await configuredFileStore(config, dataDir)
    return await restore({
      ...{ url: database.url, files, archive, manifest, now: systemClock.now(), progress, signal },
      ...{ replace: flags.replace ?? false, sendMail: flags['send-mail'] ?? false },
    })
  } finally {
    await database.close()
  }
}
