import { moveDatabase } from '../recovery/move.ts'
import { ownEmbedded } from '../recovery/reach-database.ts'
import { runCommand } from '../recovery/run-command.ts'
import { StartError } from '../start-error.ts'

// Copies the embedded database of the data directory into the one that DATABASE_URL names.
await runCommand({ flags: [] }, async ({ config, dataDir, log, progress, signal, say }) => {
  if (!config.databaseUrl) throw new StartError('Set DATABASE_URL to the database to move into.')
  const embedded = await ownEmbedded({ dataDir, log })
  try {
    const { rows, already } = await moveDatabase({
      ...{ from: embedded.url, to: config.databaseUrl, progress, signal },
    })
    say(
      `${already ? 'Moved before, and compared again' : 'Moved and compared'}: ${rows} rows, each the same on both sides.`,
    )
    say(
      `Start the server with this DATABASE_URL, and the same ${config.secretKey ? 'SECRET_KEY' : 'DATA_DIR, whose secret.key it needs'}` +
        `${config.s3 ? '' : '; the files stay in DATA_DIR'}. ${dataDir}/db is as it was and can go once that server runs.`,
    )
  } finally {
    await embedded.close()
  }
})
