import { sql } from 'drizzle-orm'
import { expect, it, onTestFinished } from 'vitest'
import type { Announcement } from '#events/announcement.ts'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#testing/database.ts'
import { databaseLink } from '#testing/database-link.ts'
import { inTransaction, openPool, toDatabase } from './database.ts'
import { isConnectionLost, isDatabaseUnavailable } from './errors.ts'

async function throughLink({ max = 1, patience = 40_000 } = {}) {
  const link = await databaseLink((await testDatabase()).url)
  const pool = openPool(link.url, createLog('silent'), max, patience)
  onTestFinished(() => pool.end())
  return { link, pool, db: toDatabase(pool) }
}

const toReason = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

it('releases a connection that breaks before its transaction begins', async () => {
  const { link, pool, db } = await throughLink()
  for (let time = 0; time < 3; time++) {
    const client = await pool.connect()
    client.release()
    pool.once('acquire', () => void link.cut())
    expect(isDatabaseUnavailable(await toReason(db.transaction((tx) => tx.execute(sql`select 1`))))).toBe(
      true,
    )
    await link.cut()
    await link.mend()
  }
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

it('gives up on a database that no longer responds, and continues with a new connection', async () => {
  const { link, db } = await throughLink({ patience: 200 })
  const reason = await toReason(
    db.transaction(async (tx) => {
      link.silence()
      await tx.execute(sql`select 1`)
    }),
  )
  expect(isConnectionLost(reason)).toBe(true)
  expect((await db.execute(sql`select 1 as one`)).rows).toEqual([{ one: 1 }])
})

it('announces what may have been committed when the response to the commit is lost', async () => {
  const { link, pool, db } = await throughLink({ patience: 200 })
  await db.execute(sql`create table kept (id int)`)
  const heard: Announcement[] = []
  const events = { announce: (more: readonly Announcement[]) => heard.push(...more), flush: async () => {} }
  const reason = await toReason(
    inTransaction({ db, events }, async (tx) => {
      await tx.db.execute(sql`insert into kept values (1)`)
      tx.announce({ event: { topic: 'people' } })
      link.silenceAnswers()
    }),
  )
  expect(isConnectionLost(reason)).toBe(true)
  expect(heard).toEqual([{ event: { topic: 'people' } }])
  expect((await pool.query('select * from kept')).rows).toHaveLength(1)
})

it('reports a read-only database as unavailable, and drops the connection', async () => {
  const { pool, db } = await throughLink()
  const reason = await toReason(
    db.transaction(async (tx) => {
      await tx.execute(sql`set session characteristics as transaction read only`)
      await tx.execute(sql`set transaction read only`)
      await tx.execute(sql`create table refused (id int)`)
    }),
  )
  expect([isDatabaseUnavailable(reason), isConnectionLost(reason)]).toEqual([true, false])
  expect((await pool.query('show transaction_read_only')).rows[0]).toEqual({ transaction_read_only: 'off' })
})
