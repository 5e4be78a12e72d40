import { createHmac } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import { clientNetwork } from '#http/client-network.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'
import * as repo from './attempts.repo.ts'

/** Minutes in which attempts are counted, from the first of them. */
const windowMinutes = 15
const attemptsPerClient = 5
const attemptsPerAccount = 30
/** A whole campus may share one address: this many at once, then one every few seconds. Slower, never shut. */
const addressBudget = { capacity: 500, seconds: 3 }

/** What is attempted (sign-in, set-up code …) and for which account. Each purpose has budgets of its own. */
export interface Subject {
  purpose: string
  account: string
  /** Attempts from one client, where five are too few. */
  attempts?: number
  /** Attempts from all clients together; null where nothing could be guessed, so that nobody is locked out. */
  everywhere?: number | null
  /** A device that has signed in to this account before: it has an allowance that others cannot use up. */
  knownDevice?: string | undefined
}

interface Counter {
  count(db: Database): Promise<boolean>
  uncount(db: Database): Promise<unknown>
  /** After a success. A shared budget gets back only what this attempt took. */
  forget(db: Database): Promise<unknown>
}

/** Keyed hashes: the table holds neither emails nor addresses. */
const keyOf = (ctx: Context, parts: readonly string[]) =>
  createHmac('sha256', ctx.secrets.key('address')).update(JSON.stringify(parts)).digest()

function windowCounter(ctx: Context, limit: number, parts: string[]): Counter {
  const now = ctx.clock.now()
  const window = { key: keyOf(ctx, parts), limit, now, endsAt: minutesAfter(now, windowMinutes) }
  return {
    count: (db) => repo.countInWindow(db, window),
    uncount: (db) => repo.uncountInWindow(db, window),
    forget: (db) => repo.deleteCounters(db, [window.key]),
  }
}

/** Of an address, or of the person where one is signed in: their requests never count against the address. */
function clientBudget(ctx: Context, purpose: string, capacity = addressBudget.capacity): Counter {
  const client = ctx.actor?.id ?? clientNetwork(ctx.address)
  const bucket = {
    ...addressBudget,
    capacity,
    key: keyOf(ctx, [purpose, 'address', client]),
    now: ctx.clock.now(),
  }
  const uncount = (db: Database) => repo.uncountInBucket(db, bucket)
  return { count: (db) => repo.countInBucket(db, bucket), uncount, forget: uncount }
}

/** From the narrowest to the widest; every transaction takes their rows in this order, so that none deadlock. */
function countersOf(ctx: Context, subject: Subject): Counter[] {
  const { purpose, account, knownDevice } = subject
  const { attempts = attemptsPerClient, everywhere = attemptsPerAccount } = subject
  if (knownDevice) return [windowCounter(ctx, attempts, [purpose, 'device', account, knownDevice])]
  const client = ctx.actor?.sessionId ?? clientNetwork(ctx.address)
  const counters = [windowCounter(ctx, attempts, [purpose, 'client', account, client])]
  if (everywhere !== null) counters.push(windowCounter(ctx, everywhere, [purpose, 'account', account]))
  if (ctx.actor?.id !== account) counters.push(clientBudget(ctx, purpose))
  return counters
}

/** Counts one more in each, the narrowest first; where one is full, none of them counts it. */
async function countInAll(ctx: Context, counters: readonly Counter[]): Promise<boolean> {
  for (const [index, counter] of counters.entries()) {
    if (await counter.count(ctx.db)) continue
    for (const counted of counters.slice(0, index)) await counted.uncount(ctx.db)
    return false
  }
  return true
}

/**
 * Counts an attempt before it is verified.
 * @throws AppError too-many-requests
 */
export async function countAttempt(ctx: Context, subject: Subject): Promise<void> {
  if (!(await countInAll(ctx, countersOf(ctx, subject)))) throw new AppError('too-many-requests')
}

/** Whether an account's own budget has anything left, regardless of the caller; counts one if so. */
export const countForAccount = (
  ctx: Context,
  { purpose, account }: Pick<Subject, 'purpose' | 'account'>,
  limit: number,
): Promise<boolean> => windowCounter(ctx, limit, [purpose, 'everybody', account]).count(ctx.db)

/**
 * Counts a request for what needs no account, by client and purpose.
 * @param capacity how many one client may make at once
 * @throws AppError too-many-requests
 */
export async function countRequest(ctx: Context, purpose: string, capacity?: number): Promise<void> {
  if (!(await clientBudget(ctx, purpose, capacity).count(ctx.db))) throw new AppError('too-many-requests')
}

/** What turned out well counts against nobody. */
export const uncountRequest = (ctx: Context, db: Database, purpose: string) =>
  clientBudget(ctx, purpose).uncount(db)

/**
 * Counts one use of what anybody may use, from one client and from everywhere.
 * @throws AppError rate-limited
 */
export async function countUse(
  ctx: Context,
  purpose: string,
  most: { address: number; everybody: number },
): Promise<void> {
  const client = ctx.actor?.id ?? clientNetwork(ctx.address)
  const counters = [
    windowCounter(ctx, most.address, [purpose, 'address', client]),
    windowCounter(ctx, most.everybody, [purpose, 'everybody']),
  ]
  if (!(await countInAll(ctx, counters))) throw new AppError('rate-limited')
}

/** After a success: clears what was counted for the account, and takes this attempt off the address's budget. */
export async function forgetAttempts(ctx: Context, db: Database, subject: Subject): Promise<void> {
  for (const counter of countersOf(ctx, subject)) await counter.forget(db)
}

/** Clears an account's failures where they were counted for another act, which took nothing from the address. */
export async function clearAttempts(ctx: Context, db: Database, subject: Subject): Promise<void> {
  const [client, account] = countersOf({ ...ctx, actor: null }, subject)
  await client?.forget(db)
  await account?.forget(db)
}
