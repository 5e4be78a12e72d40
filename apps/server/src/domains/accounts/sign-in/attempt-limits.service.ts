import { createHmac } from 'node:crypto'
import type { Database } from '#db/database.ts'
import { AppError } from '#http/app-error.ts'
import { clientNetwork } from '#http/client-network.ts'
import type { Context } from '#http/context.ts'
import { minutesAfter } from '#platform/clock.ts'
import * as repo from './attempts.repo.ts'

/** Minutes in which attempts are counted, starting with the first one. */
const windowMinutes = 15
const attemptsPerClient = 5
const attemptsPerAccount = 30
/**
 * A whole campus may share one address: this many at once, then one every few seconds. It slows down but
 * never locks.
 */
const addressBudget = { capacity: 500, seconds: 3 }

/** The purpose (sign-in, set-up code …) and the account. Each purpose has its own limits. */
export interface Subject {
  purpose: string
  account: string
  /** Attempts from one client, for purposes where five are too few. */
  attempts?: number
  /** Attempts from all clients together. Null if guessing is impossible, so that nobody is locked out. */
  everywhere?: number | null
  /** A device that has signed in to this account before has its own limit, which others cannot use up. */
  knownDevice?: string | undefined
}

interface Counter {
  count(db: Database): Promise<boolean>
  uncount(db: Database): Promise<unknown>
  /** After a success, a shared limit gets back only what this attempt used. */
  forget(db: Database): Promise<unknown>
}

/** Keyed hashes, so that the table holds neither emails nor addresses. */
const counterKey = (ctx: Context, parts: readonly string[]) =>
  createHmac('sha256', ctx.secrets.key('address')).update(JSON.stringify(parts)).digest()

function windowCounter(ctx: Context, limit: number, parts: string[]): Counter {
  const now = ctx.clock.now()
  const window = { key: counterKey(ctx, parts), limit, now, endsAt: minutesAfter(now, windowMinutes) }
  return {
    count: (db) => repo.countInWindow(db, window),
    uncount: (db) => repo.uncountInWindow(db, window),
    forget: (db) => repo.deleteCounters(db, [window.key]),
  }
}

/** Counts by address, or by person when signed in: their requests never count against the address. */
function clientBudget(ctx: Context, purpose: string, capacity = addressBudget.capacity): Counter {
  const client = ctx.actor?.id ?? clientNetwork(ctx.address)
  const bucket = {
    ...addressBudget,
    capacity,
    key: counterKey(ctx, [purpose, 'address', client]),
    now: ctx.clock.now(),
  }
  const uncount = (db: Database) => repo.uncountInBucket(db, bucket)
  return { count: (db) => repo.countInBucket(db, bucket), uncount, forget: uncount }
}

/**
 * From the narrowest to the widest. Every transaction locks the rows in this order, which avoids deadlocks.
 */
function attemptCounters(ctx: Context, subject: Subject): Counter[] {
  const { purpose, account, knownDevice } = subject
  const { attempts = attemptsPerClient, everywhere = attemptsPerAccount } = subject
  if (knownDevice) return [windowCounter(ctx, attempts, [purpose, 'device', account, knownDevice])]
  const client = ctx.actor?.sessionId ?? clientNetwork(ctx.address)
  const counters = [windowCounter(ctx, attempts, [purpose, 'client', account, client])]
  if (everywhere !== null) counters.push(windowCounter(ctx, everywhere, [purpose, 'account', account]))
  if (ctx.actor?.id !== account) counters.push(clientBudget(ctx, purpose))
  return counters
}

/** Counts an attempt in each, the narrowest first. If one is full, none counts it. */
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
  if (!(await countInAll(ctx, attemptCounters(ctx, subject)))) throw new AppError('too-many-requests')
}

/** Whether an account's own limit has capacity, regardless of the caller. If so, counts one. */
export const countForAccount = (
  ctx: Context,
  { purpose, account }: Pick<Subject, 'purpose' | 'account'>,
  limit: number,
): Promise<boolean> => windowCounter(ctx, limit, [purpose, 'everybody', account]).count(ctx.db)

/**
 * Counts a request that needs no account, by client and purpose.
 * @param capacity how many one client may make at once
 * @throws AppError too-many-requests
 */
export async function countRequest(ctx: Context, purpose: string, capacity?: number): Promise<void> {
  if (!(await clientBudget(ctx, purpose, capacity).count(ctx.db))) throw new AppError('too-many-requests')
}

/** A request that succeeded is not counted. */
export const uncountRequest = (ctx: Context, db: Database, purpose: string) =>
  clientBudget(ctx, purpose).uncount(db)

/**
 * Counts a use of something open to everyone, per client and in total.
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

/** After a success: clears the account's counters, and takes this attempt off the address's counter. */
export async function forgetAttempts(ctx: Context, db: Database, subject: Subject): Promise<void> {
  for (const counter of attemptCounters(ctx, subject)) await counter.forget(db)
}

/** Clears an account's failures counted by another operation, which took nothing from the address. */
export async function clearAttempts(ctx: Context, db: Database, subject: Subject): Promise<void> {
  const [client, account] = attemptCounters({ ...ctx, actor: null }, subject)
  await client?.forget(db)
  await account?.forget(db)
}
