import { expect, it } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { daysAfter } from '#platform/clock.ts'
import { systemContext } from '#platform/system-context.ts'
import { startTestServer } from '#testing/server.ts'
import { attemptCounters } from '../accounts.tables.ts'
import { countAttempt, forgetAttempts } from './attempt-limits.service.ts'

const server = await startTestServer()
const { platform, clock } = server
const contextAt = (address: string) => ({ ...systemContext(platform, 'signIn'), address })

it('counts and clears concurrently without a deadlock', async () => {
  for (let round = 0; round < 12; round++) {
    const ctx = contextAt(`198.51.100.${round}`)
    const subject = { purpose: 'test', account: `round ${round}`, attempts: 1_000 }
    const work = Array.from({ length: 16 }, (_, index) =>
      index % 2
        ? countAttempt(ctx, subject)
        : inTransaction(ctx, (tx) => forgetAttempts(ctx, tx.db, subject)),
    )
    await Promise.all(work)
  }
})

it('keeps each purpose apart', async () => {
  const ctx = contextAt('198.51.101.1')
  for (let time = 0; time < 5; time++) await countAttempt(ctx, { purpose: 'one', account: 'ada' })
  await expect(countAttempt(ctx, { purpose: 'one', account: 'ada' })).rejects.toMatchObject({
    code: 'too-many-requests',
  })
  await countAttempt(ctx, { purpose: 'another', account: 'ada' })
})

it('deletes counters whose window is over and keeps the others', async () => {
  const [before, after] = [contextAt('198.51.102.1'), contextAt('198.51.102.2')]
  await countAttempt(before, { purpose: 'old', account: 'ada' })
  clock.forward({ minutes: 15 })
  await countAttempt(after, { purpose: 'new', account: 'bob' })
  await applyRetention(platform, ['sign-in'])
  const left = await platform.db.select().from(attemptCounters)
  expect(left).toHaveLength(3)
  for (const { windowEndsAt } of left) expect(windowEndsAt > clock.now()).toBe(true)
})

it('is not blocked by a window that a fast clock created', async () => {
  const ctx = contextAt('198.51.103.1')
  const ahead = { ...ctx, clock: { now: () => daysAfter(clock.now(), 365) } }
  const subject = { purpose: 'ahead', account: 'ada' }
  for (let time = 0; time < 5; time++) await countAttempt(ahead, subject)
  await expect(countAttempt(ahead, subject)).rejects.toMatchObject({ code: 'too-many-requests' })
  await countAttempt(ctx, subject)
  for (let time = 0; time < 4; time++) await countAttempt(ctx, subject)
  await expect(countAttempt(ctx, subject)).rejects.toMatchObject({ code: 'too-many-requests' })
})
