import { migrate } from '#db/migrate.ts'
import { systemClock } from '#platform/clock.ts'
import { withConnection } from '../recovery/connect.ts'
import { ownOrNewDatabase } from '../recovery/reach-database.ts'
import { runCommand } from '../recovery/run-command.ts'
import { leaveTrace, settledInWords, settleRestored } from '../recovery/settle.ts'
import { refuseOthers } from '../recovery/target.ts'

// Run this after PostgreSQL itself was set back to an earlier time, before the server starts on it.
await runCommand({ flags: [] }, async (command) => {
  const database = await ownOrNewDatabase(command)
  try {
    await migrate(database.url)
    await withConnection(database.url, { name: 'campanile recovery' }, async (client) => {
      await refuseOthers(client)
      await client.query('begin')
      const settled = await settleRestored(client, { sendMail: false })
      await leaveTrace(client, 'recoverDatabase', systemClock.now(), settled)
      await client.query('commit')
      command.say(settledInWords(settled))
    })
  } finally {
    await database.close()
  }
})
