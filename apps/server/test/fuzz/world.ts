import { randomBytes } from 'node:crypto'
import { cpSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadDemo } from '@campanile/demo/demo.ts'
import { inject } from 'vitest'
import { payFactories } from '#domains/payroll/testing/pay-factories.ts'
import { deriveSecrets } from '#platform/secrets.ts'
import { administer, createDatabase, inDatabase } from '#testing/database.ts'
import { type OpenTestServer, openTestServer } from '#testing/server.ts'
import { testClock } from '#testing/test-clock.ts'
import { campusRows } from '../security/testing/campus-rows.ts'
import { noteChanges } from './change-log.ts'
import { finishJobs } from './jobs.ts'

export type World = OpenTestServer

/** A Monday morning in the future: the database only prevents clashes after its own current time. */
function comingMonday(): string {
  const day = new Date(Date.now() + 86_400_000)
  while (day.getUTCDay() !== 1) day.setUTCDate(day.getUTCDate() + 1)
  return `${day.toISOString().slice(0, 10)}T10:00:00.000Z`
}

/** Fills a campus once. Each world is a copy of its database and files. */
export async function makeWorlds() {
  const { adminUrl, ownerUrl, template } = inject('testDatabase')
  const start = comingMonday()
  const suffix = randomBytes(6).toString('hex')
  const toName = (world: string | number) => `campanile_fuzz_${suffix}_${world}`
  const drop = (name: string) => administer(adminUrl, `drop database ${name} with (force)`)
  // The copies need the secrets with which the campus encrypted its data.
  const secrets = deriveSecrets(randomBytes(32))
  const openOn = (name: string) => {
    const beside = { url: '', clock: testClock(start), platform: { secrets } }
    // A few people send all requests, so there is no limit per person.
    return openTestServer(inDatabase(ownerUrl, name), {}, { beside, perPerson: Number.MAX_SAFE_INTEGER })
  }
  const files = mkdtempSync(join(tmpdir(), 'campanile-fuzz-'))
  const campus = toName('campus')
  await administer(adminUrl, createDatabase(campus, ownerUrl, template))
  const making = await openOn(campus)
  await fill(making)
  cpSync(making.dataDir, files, { recursive: true })
  await making.close()
  let opened = 0

  return {
    async open(): Promise<World> {
      opened += 1
      const name = toName(opened)
      await administer(adminUrl, createDatabase(name, ownerUrl, campus))
      const server = await openOn(name)
      cpSync(files, server.dataDir, { recursive: true })
      const close = async () => {
        await server.close()
        await drop(name)
      }
      return { ...server, close }
    },
    async remove() {
      await drop(campus)
      rmSync(files, { recursive: true, force: true })
    },
  }
}

async function fill(server: World) {
  await loadDemo(server.platform, { size: 'small' })
  const { run } = await payFactories(server)
  await campusRows(server, await run({ month: '2026-01', status: 'paid' }))
  // This row only exists for its id. Its subscription cannot be decrypted, so sending to it would fail.
  await server.pool.query(`delete from push_registrations where sealed = 'sealed'`)
  await finishJobs(server)
  await noteChanges(server.pool)
}
