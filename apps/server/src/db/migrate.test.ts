import pg from 'pg'
import { afterAll, beforeAll, expect, it, vi } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { makePreRelease, preReleaseRefusal } from '#testing/pre-release.ts'
import { migrate } from './migrate.ts'

const { url } = await testDatabase()
const report = new pg.Client({ connectionString: url })
const reader = new pg.Client({ connectionString: url })
beforeAll(() => Promise.all([report.connect(), reader.connect()]))
afterAll(() => Promise.all([report.end(), reader.end()]))

const applied = 'drizzle.__drizzle_migrations'
const known = async () => (await reader.query(`select count(*)::int as n from ${applied}`)).rows[0].n

it('gives each of several servers that start at once a complete database', async () => {
  const before = await known()
  await Promise.all([migrate(url), migrate(url), migrate(url)])
  expect(await known()).toBe(before)
})

it('gives way to a long read instead of blocking others, and completes when the read is over', async () => {
  const { rows } = await reader.query(`select * from ${applied} order by id desc limit 1`)
  await report.query('begin')
  await report.query(`lock table ${applied} in access exclusive mode`)
  let done = false
  const upgrading = migrate(url, { lock: 50, pause: 20, tries: 500 }).then(() => {
    done = true
  })
  const waits = `select count(*)::int as n from pg_stat_activity
    where application_name = 'campanile migrations' and wait_event_type = 'Lock'`
  const waiting = async () => (await reader.query(waits)).rows[0].n
  // It waits, gives up, and waits again.
  await vi.waitFor(async () => expect(await waiting()).toBe(1), { timeout: 10_000, interval: 2 })
  await vi.waitFor(async () => expect(await waiting()).toBe(0), { timeout: 10_000, interval: 2 })
  expect(done).toBe(false)
  await report.query('commit')
  await upgrading
  expect((await reader.query(`select * from ${applied} order by id desc limit 1`)).rows).toEqual(rows)
})

it('reports that it never got the lock', async () => {
  await report.query('begin')
  await report.query(`lock table ${applied} in access exclusive mode`)
  await expect(migrate(url, { lock: 20, pause: 5, tries: 2 })).rejects.toMatchObject({ code: '55P03' })
  await report.query('rollback')
})

it('rejects a database of a pre-release version in one sentence, and leaves it unchanged', async () => {
  await makePreRelease(url)
  const read = async () => (await reader.query(`select hash, created_at from ${applied}`)).rows
  const before = await read()
  await expect(migrate(url)).rejects.toMatchObject({ name: 'StartError', message: preReleaseRefusal })
  expect(await read()).toEqual(before)
})
