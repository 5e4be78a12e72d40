import pg from 'pg'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { testDatabase } from '#testing/database.ts'
import { copyIn, copyOut } from './copy.ts'

const { url } = await testDatabase()
const client = new pg.Client({ connectionString: url })
beforeAll(async () => {
  await client.connect()
  await client.query('create table copied (id int primary key, text text)')
})
afterAll(() => client.end())

const count = async () => (await client.query('select count(*)::int as n from copied')).rows[0].n

it('copies rows of any size unchanged', async () => {
  await client.query(`insert into copied select n, repeat('é', 1 + n * n * 90) from generate_series(1, 60) n`)
  const pieces: Buffer[] = []
  for await (const piece of copyOut(client, 'copy (select * from copied order by id) to stdout'))
    pieces.push(piece)
  await client.query('create table again (like copied)')
  async function* same() {
    yield* pieces
  }
  expect(await copyIn(client, 'copy again from stdin', same())).toBe(60)
  const { rows } = await client.query('select count(*)::int as n from copied join again using (id, text)')
  expect(rows).toEqual([{ n: 60 }])
})

it('leaves no rows and reports why when a source fails or a row is rejected', async () => {
  async function* failing() {
    yield Buffer.from('1000\ta\n')
    throw new Error('the source ran dry')
  }
  await expect(copyIn(client, 'copy copied from stdin', failing())).rejects.toThrow('the source ran dry')
  async function* twice() {
    for (let row = 0; row < 100_000; row += 1) yield Buffer.from('1001\ta\n')
  }
  await expect(copyIn(client, 'copy copied from stdin', twice())).rejects.toThrow('duplicate key')
  await expect(copyIn(client, 'copy nowhere from stdin', twice())).rejects.toThrow('does not exist')
  const nothing = copyOut(client, 'copy nowhere to stdout')
  await expect(async () => {
    for await (const _ of nothing);
  }).rejects.toThrow('does not exist')
  expect(await count()).toBe(60)
})

it('reports a connection that ends halfway on both sides', async () => {
  const other = new pg.Client({ connectionString: url })
  other.on('error', () => undefined)
  await other.connect()
  const rows = copyOut(other, 'copy (select n, pg_sleep(0.001) from generate_series(1, 100000) n) to stdout')
  setTimeout(() => other.connection.stream.destroy(), 100)
  await expect(async () => {
    for await (const _ of rows);
  }).rejects.toThrow('Connection terminated')
})
