// A server reduced to its database: opens it, reports so, and closes it when signalled to end.
import { createLog } from '#platform/log.ts'
import { openEmbeddedDatabase } from '../embedded-database.ts'

const say = (message: object) => process.stdout.write(`${JSON.stringify(message)}\n`)

try {
  const database = await openEmbeddedDatabase({
    dataDir: process.argv[2]!,
    log: createLog('silent'),
    onTaken: (error) => say({ refused: error.message }),
  })
  const end = async () => {
    await database.close()
    say({ closed: true })
  }
  process.once('SIGINT', end)
  process.once('SIGTERM', end)
  say({ url: database.url, adopted: database.adopted })
} catch (error) {
  say({ refused: (error as Error).message })
}
