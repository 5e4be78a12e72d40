import { createHmac } from 'node:crypto'
import { eq, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import { clientNetwork } from '#http/client-network.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'
import { attemptCounters } from './accounts.tables.ts'

/** Tries in `windowMinutes` before the door stays shut until the window ends. */
const windowMinutes = 15
const limits = { accountAndAddress: 5, account: 30, address: 500 }

interface Counted {
  key: Buffer
  limit: number
}

/** What is tried (sign-in, set-up code …), for which account, from which address. */
export interface Subject {
  purpose: string
  account: string
  /** Tries of one account from one address, where five are too few. */
  tries?: number
}

/** Keyed hashes: the table holds neither e-mails nor addresses. */
const keyOf = (ctx: Context, parts: readonly string[]) =>
  createHmac('sha256', ctx.secrets.key('address')).update(JSON.stringify(parts)).digest()

/** In the order in which every statement takes their rows, so that no two wait for one another. */
function counters(ctx: Context, { purpose, account, tries = limits.accountAndAddress }: Subject): Counted[] {
  const client = clientNetwork(ctx.address)
  const key = (...parts: string[]) => keyOf(ctx, parts)
  return [
    { key: key(purpose, 'both', account, client), limit: tries },
    { key: key(purpose, 'account', account), limit: limits.account },
    // A whole campus may share one address, so this one is loose.
    { key: key('any', 'address', client), limit: limits.address },
  ]
}

/** Counts one more of each, in one atomic statement for all server processes; whether one is over its limit now. */
async function countOneMore(ctx: Context, counted: readonly Counted[]): Promise<boolean> {
  const now = ctx.clock.now()
  const windowEndsAt = minutesAfter(now, windowMinutes)
  // One that ends later than a new one was begun by a clock that ran ahead, and would shut the door until then.
  const isOver = sql`(${attemptCounters.windowEndsAt} <= ${now} or ${attemptCounters.windowEndsAt} > ${windowEndsAt}::timestamptz)`
  const rows = await ctx.db
    .insert(attemptCounters)
    .values(counted.map(({ key }) => ({ key, count: 1, windowEndsAt })))
    .onConflictDoUpdate({
      target: attemptCounters.key,
      set: {
        count: sql`case when ${isOver} then 1 else ${attemptCounters.count} + 1 end`,
        windowEndsAt: sql`case when ${isOver} then ${windowEndsAt}::timestamptz else ${attemptCounters.windowEndsAt} end`,
      },
    })
    .returning()
  return rows.some((row) => row.count > (counted.find(({ key }) => key.equals(row.key))?.limit ?? 0))
}

/**
 * Counts a try before it is verified.
 * @throws AppError too-many-requests
 */
export async function countAttempt(ctx: Context, subject: Subject): Promise<void> {
  if (await countOneMore(ctx, counters(ctx, subject))) throw new AppError('too-many-requests')
}

/**
 * Counts one use of what anybody may use, from one address and from everywhere.
 * @throws AppError rate-limited
 */
export async function countUse(
  ctx: Context,
  purpose: string,
  most: { address: number; everybody: number },
): Promise<void> {
  const counted = [
    { key: keyOf(ctx, [purpose, 'address', clientNetwork(ctx.address)]), limit: most.address },
    { key: keyOf(ctx, [purpose, 'everybody']), limit: most.everybody },
  ]
  if (await countOneMore(ctx, counted)) throw new AppError('rate-limited')
}

/** A success clears the account's counters and takes itself off the address's. */
export async function forgetAttempts(ctx: Context, db: Database, subject: Subject): Promise<void> {
  const [both, account, address] = counters(ctx, subject)
  for (const { key } of [both!, account!])
    await db.delete(attemptCounters).where(eq(attemptCounters.key, key))
  await db
    .update(attemptCounters)
    .set({ count: sql`greatest(${attemptCounters.count} - 1, 0)` })
    .where(eq(attemptCounters.key, address!.key))
}
