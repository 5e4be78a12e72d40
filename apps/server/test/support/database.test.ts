import pg from 'pg'
import { afterAll, expect, it } from 'vitest'
import { migrate } from '#db/migrate.ts'
import { testDatabase } from './database.ts'

const first = await testDatabase()
const second = await testDatabase()

async function connectTo({ url }: { url: string }) {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  afterAll(() => client.end())
  return client
}

const here = await connectTo(first)
const there = await connectTo(second)

it('gives every caller its own database with the current schema', async () => {
  await here.query("create table mark (word citext); insert into mark values ('É')")
  const { rows } = await here.query("select word = 'é' as same from mark")
  expect(rows).toEqual([{ same: true }])
  await expect(there.query('select from mark')).rejects.toThrow('relation "mark" does not exist')
  const { rows: applied } = await there.query(
    'select count(*)::int as count from drizzle.__drizzle_migrations',
  )
  expect(applied[0].count).toBeGreaterThan(0)
})

it('lets several servers migrate the same database at once', async () => {
  await here.query('drop schema public cascade; drop schema drizzle cascade; create schema public')
  await Promise.all([migrate(first.url), migrate(first.url), migrate(first.url)])
  const { rows } = await here.query(
    'select count(*)::int - count(distinct hash)::int as twice from drizzle.__drizzle_migrations',
  )
  expect(rows).toEqual([{ twice: 0 }])
})
