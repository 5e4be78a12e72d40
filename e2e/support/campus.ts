import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openPool, toDatabase } from '@campanile/server/db/database.ts'
import { migrate } from '@campanile/server/db/migrate.ts'
import { institution } from '@campanile/server/domains/settings/settings.tables.ts'
import { createLog } from '@campanile/server/platform/log.ts'
import { administer, createDatabase, inDatabase } from '@campanile/server/testing/database.ts'
import { factories } from '@campanile/server/testing/factories.ts'
import { campusDay, campusZone } from './campus-time.ts'
import { type ServerProcess, startServerProcess } from './server-process.ts'

/** Starts a server with its own database, and factories to fill it. */
export async function startCampus(env: Record<string, string> = {}) {
  const adminUrl = process.env.E2E_ADMIN_URL!
  const ownerUrl = process.env.E2E_OWNER_URL!
  const name = `campanile_story_${randomBytes(6).toString('hex')}`
  await administer(adminUrl, createDatabase(name, ownerUrl, 'template0'))
  const databaseUrl = inDatabase(ownerUrl, name)
  await migrate(databaseUrl)
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-story-'))
  const settings = { DATABASE_URL: databaseUrl, DATA_DIR: dataDir, ...env }
  const server: ServerProcess = await startServerProcess(settings)
  const pool = openPool(databaseUrl, createLog('silent'), 5)
  const db = toDatabase(pool)
  return {
    url: server.url,
    server,
    db,
    pool,
    /** Rows are created at the real time, because the server uses the system clock. */
    make: factories(db, () => new Date()),
    async stop() {
      await pool.end()
      await server.stop()
      await administer(adminUrl, `drop database ${name} with (force)`)
      rmSync(dataDir, { recursive: true, force: true })
    },
  }
}

/** Creates the institution, late in the morning of a day that is far from the end of the leave year. */
export async function foundInstitution({ make, db }: Campus): Promise<void> {
  await make.institution('Test University', campusZone)
  const leave = { yearStartsOn: `${campusDay(-120).slice(5, 7)}-01` }
  await db.update(institution).set({ settings: { leave } })
}

export type Campus = Awaited<ReturnType<typeof startCampus>>
