import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { bankDetails } from '#domains/payroll/pay-setup.tables.ts'
import { AppError } from '#http/app-error.ts'
import { confirmed } from '#testing/confirmed.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { dataExports } from './my-data.tables.ts'
import { continueDataExports, packMyData } from './packing.service.ts'

const server = await startTestServer()
const { make, clock, platform } = server

/** Requests an export. No worker runs here, so that the test controls each attempt. */
async function asked(person: TestPerson) {
  const at = await confirmed(server, person)
  const { export: begun } = await at.requestMyDataExport({})
  return { at, id: begun!.id, state: async () => (await at.readMyDataExport({})).export }
}
/** The files in the store for exports. */
const stored = () => {
  try {
    return readdirSync(join(server.dataDir, 'files/exports'))
  } catch {
    return []
  }
}
const listTitles = async ({ at }: Awaited<ReturnType<typeof asked>>) =>
  (await at.listNotifications({})).items.map(({ title }) => title)
/** Bank details that cannot be decrypted; packing reaches them after all rows. */
const breakPacking = (person: TestPerson) =>
  platform.db.insert(bankDetails).values({
    personId: person.id,
    sealed: Buffer.from('broken'),
    changedAt: clock.now(),
    changedBy: person.id,
  })

describe('failed packing', () => {
  it('leaves no file, and notifies the person', async () => {
    const person = await make.staff()
    await breakPacking(person)
    const begun = await asked(person)
    await packMyData(platform, begun.id)
    expect(await begun.state()).toMatchObject({ status: 'failed', bytes: null })
    expect(stored()).not.toContain(`${begun.id}.bin`)
    expect(await listTitles(begun)).toEqual(['Your data could not be prepared'])
    // A new request starts from the beginning.
    await platform.db.delete(bankDetails).where(eq(bankDetails.personId, person.id))
    const again = await begun.at.requestMyDataExport({})
    await packMyData(platform, again.export!.id)
    expect((await begun.state())?.status).toBe('ready')
  }, 120_000)

  it('leaves no file when the archive was written but could not be recorded', async () => {
    const begun = await asked(await make.student())
    await platform.db.execute(sql`create function refuse_ready() returns trigger language plpgsql as $$
      begin if new.status = 'ready' then raise exception 'no'; end if; return new; end $$`)
    await platform.db.execute(
      sql`create trigger refuse_ready before update on data_exports for each row execute function refuse_ready()`,
    )
    await packMyData(platform, begun.id)
    await platform.db.execute(sql`drop trigger refuse_ready on data_exports`)
    expect((await begun.state())?.status).toBe('failed')
    expect(stored()).not.toContain(`${begun.id}.bin`)
  })

  it('is retried while the store is unavailable, three times in all', async () => {
    const begun = await asked(await make.student())
    const away = { ...platform.files, put: () => Promise.reject(new AppError('unavailable')) }
    for (const tries of [1, 2]) {
      await expect(packMyData({ ...platform, files: away }, begun.id)).rejects.toThrow()
      const [row] = await platform.db.select().from(dataExports).where(eq(dataExports.id, begun.id))
      expect(row).toMatchObject({ status: 'working', tries })
    }
    await packMyData({ ...platform, files: away }, begun.id)
    expect((await begun.state())?.status).toBe('failed')
  })

  it('is given up after crashing three servers', async () => {
    const begun = await asked(await make.student())
    await platform.db.update(dataExports).set({ tries: 3 }).where(eq(dataExports.id, begun.id))
    await continueDataExports(platform)
    expect((await begun.state())?.status).toBe('failed')
    expect(await listTitles(begun)).toEqual(['Your data could not be prepared'])
  })
})

it('files left by a stopped server are deleted with the row', async () => {
  const person = await make.student()
  const id = newId()
  await platform.db
    .insert(dataExports)
    .values({ id, personId: person.id, status: 'failed', total: 1, requestedAt: clock.now() })
  await platform.files.put(`exports/${id}.bin`, Buffer.from('sealed'))
  clock.forward({ minutes: 49 * 60 })
  await continueDataExports(platform)
  const { rows } = await platform.db.execute(
    sql`select payload from graphile_worker._private_jobs where payload::text like ${`%${id}%`}`,
  )
  expect(rows).toEqual([{ payload: { key: `exports/${id}.bin` } }])
})

it('two clicks at once request one export', async () => {
  const person = await make.student()
  const at = await confirmed(server, person)
  const outcomes = await Promise.allSettled([1, 2].map(() => at.requestMyDataExport({})))
  expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
  const refused = outcomes.find((it) => it.status === 'rejected')
  expect(refused?.reason).toMatchObject({ code: 'export-running' })
})
