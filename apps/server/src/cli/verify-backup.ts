import { aboutBackup, fittingSecret, openBackup } from '../recovery/open-backup.ts'
import { readWhole } from '../recovery/read-through.ts'
import { rehearse } from '../recovery/rehearse.ts'
import { runCommand } from '../recovery/run-command.ts'

// Reads a backup to its last byte. With --restore it is also restored into a temporary database.
await runCommand({ flags: ['restore'] }, async (command) => {
  const { flags, log, progress, signal, say } = command
  const backup = await openBackup(
    command,
    'npm run verify-backup -- /backups/campanile-2026-11-22T02-00-00Z.zip',
  )
  const { path, archive, manifest, refuseForeignSeal } = backup
  try {
    say(aboutBackup(path, manifest))
    const secrets = fittingSecret(backup)
    if (secrets) refuseForeignSeal(secrets)
    const keys: string[] = []
    await readWhole(archive, manifest, { progress, signal, file: (key) => keys.push(key) })
    say('Every part is intact.')
    say(
      secrets
        ? 'It was made by this installation and has not changed since.'
        : `Only its secret (${manifest.secret.fingerprint}), which is not here, could prove that your installation made it.`,
    )
    const { missing } = manifest.files
    if (missing > 0) say(`${missing} files that rows refer to were already missing when it was made.`)
    if (!flags.restore) return
    await rehearse({ archive, manifest, keys, log, progress, signal })
    say('Restored into a separate database. Every table is the same, and the server becomes ready with it.')
  } finally {
    archive.close()
  }
})
