import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { auditWords } from '@campanile/contract/audit/audit-words.ts'
import { ApiError, type Client, createClient, type Send, toEndpoints } from '@campanile/contract/client.ts'
import type { ErrorCode } from '@campanile/contract/errors.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import type { FastifyInstance } from 'fastify'
import { afterAll } from 'vitest'
import { hashToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { type Database, openPool } from '#db/database.ts'
import { openReplica } from '#db/replica.ts'
import { sessions } from '#domains/accounts/accounts.tables.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import type { BodyPace } from '#http/arrivals.ts'
import { daysAfter } from '#platform/clock.ts'
import { createLog, type Log } from '#platform/log.ts'
import type { Platform } from '#platform/platform.ts'
import { deriveSecrets } from '#platform/secrets.ts'
import { createApp } from '../../src/app.ts'
import { readConfig } from '../../src/config.ts'
import { createPlatform } from '../../src/create-platform.ts'
import { CookieJar } from './cookie-jar.ts'
import { testDatabase } from './database.ts'
import { factories, type TestPerson } from './factories.ts'
import { sharedErrors } from './shared-errors.ts'
import { testClock } from './test-clock.ts'

/** The typed client of one browser, with its cookies. */
export type TestBrowser = Client & { cookies: CookieJar; address: string }

const endpoints = toEndpoints(operations)

interface Setting {
  /** Another server of the same installation, with which this one shares database, secrets and clock. */
  beside?: { url: string; clock: ReturnType<typeof testClock>; platform: Pick<Platform, 'secrets'> }
  /** How to reach the database, if not directly. */
  databaseUrl?: string
  log?: Log
  /** The folder with the built pages, if a test needs them. */
  webRoot?: string
  /** Requests that are handled concurrently. */
  places?: number
  bodyPace?: BodyPace
  /** Requests per person and minute. */
  perPerson?: number
  /** Milliseconds before a request refused because of load is answered. */
  refusalDelayMs?: number
}

/** Fails if the audit log contains an action for which audit-words.ts has no description. */
async function refuseUnworded(db: Database): Promise<void> {
  const rows = await db.selectDistinct({ action: auditEvents.operation }).from(auditEvents)
  const unworded = rows.filter(({ action }) => !auditWords(action)).map(({ action }) => action)
  if (unworded.length > 0) throw new Error(`audit-words.ts lacks ${unworded.join(', ')}`)
}

/** The whole server except for its port, with a real database, real files and a clock that tests control. */
export async function startTestServer(environment: Record<string, string> = {}, setting: Setting = {}) {
  const url = setting.databaseUrl ?? setting.beside?.url ?? (await testDatabase()).url
  const { close, ...server } = await openTestServer(url, environment, setting)
  afterAll(close)
  return server
}

/** The same on an existing database, for callers who close the server themselves. */
export async function openTestServer(
  url: string,
  environment: Record<string, string> = {},
  setting: Setting = {},
) {
  const { beside } = setting
  const log = setting.log ?? createLog(process.env.TEST_LOG ?? 'silent')
  const dataDir = mkdtempSync(join(tmpdir(), 'campanile-server-'))
  const config = readConfig({ PUBLIC_URL: 'http://localhost:3000', ...environment })
  const pool = openPool(url, log, 10)
  const clock = beside?.clock ?? testClock()
  const secrets = beside?.platform.secrets ?? deriveSecrets(randomBytes(32))
  const { databaseReplicaUrl: replicaUrl } = config
  const replica = replicaUrl ? await openReplica(replicaUrl, pool, log) : null
  const platform = await createPlatform(pool, { config, log, dataDir, secrets, clock, replica })
  const { hub } = platform
  const { webRoot, places, bodyPace, perPerson, refusalDelayMs = 0 } = setting
  const app = await createApp({
    platform,
    pool,
    version: 'test',
    ...(webRoot && { webRoot }),
    places,
    bodyPace,
    perPerson,
    refusalDelayMs,
  })
  const make = factories(platform.db, clock.now)
  await make.institution()
  const close = async () => {
    await refuseUnworded(platform.db)
    await app.close()
    await platform.events.flush()
    await replica?.stop()
    await pool.end()
    rmSync(dataDir, { recursive: true, force: true })
  }

  /** A browser in which nobody is signed in. */
  const browser = (address = '203.0.113.7'): TestBrowser => {
    const cookies = new CookieJar()
    const client = createClient(endpoints, createSend(app, cookies, address))
    return withDeclaredErrors(Object.assign(client, { cookies, address }))
  }

  async function signIn(person: Pick<TestPerson, 'id'>, confirmedAt: Date | null): Promise<TestBrowser> {
    const signedIn = browser()
    const token = randomBytes(32).toString('base64url')
    const now = clock.now()
    await platform.db.insert(sessions).values({
      id: newId(),
      tokenHash: hashToken(token),
      personId: person.id,
      createdAt: now,
      seenAt: now,
      confirmedAt,
      expiresAt: daysAfter(now, 14),
      address: signedIn.address,
      userAgent: 'test',
    })
    signedIn.cookies.set(`${config.secureCookies ? '__Host-' : ''}campanile-session`, token)
    return signedIn
  }

  return {
    app,
    platform,
    pool,
    url,
    hub,
    clock,
    make,
    dataDir,
    browser,
    close,
    /** A browser in which this person has just signed in, without the time a password check takes. */
    as: (person: Pick<TestPerson, 'id'>) => signIn(person, clock.now()),
    /** The same with a session that has no recent confirmation. */
    asUnconfirmed: (person: Pick<TestPerson, 'id'>) => signIn(person, null),
  }
}

export type OpenTestServer = Awaited<ReturnType<typeof openTestServer>>
export type TestServer = Omit<OpenTestServer, 'close'>

const createSend =
  (app: FastifyInstance, cookies: CookieJar, remoteAddress: string): Send =>
  async ({ method, path, body }) => {
    const file = body instanceof Blob ? Buffer.from(await body.arrayBuffer()) : undefined
    const payload = file ?? (body === undefined ? undefined : JSON.stringify(body))
    const response = await app.inject({
      method: method as 'GET',
      url: `/api${path}`,
      remoteAddress,
      headers: {
        cookie: cookies.header(),
        'sec-fetch-site': 'same-origin',
        ...(payload !== undefined && {
          'content-type': file ? 'application/octet-stream' : 'application/json',
        }),
      },
      ...(payload !== undefined && { payload }),
    })
    cookies.take(response.cookies)
    const json = String(response.headers['content-type']).startsWith('application/json')
    return { status: response.statusCode, body: json ? response.json() : response.rawPayload }
  }

/**
 * The same client, but errors that an operation does not declare fail the test, because callers do not expect
 * them.
 */
function withDeclaredErrors<T extends Client>(client: T): T {
  return new Proxy(client, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property)
      const name = property as OperationName
      return name in operations ? withErrorsOf(name, value as Call) : value
    },
  })
}

type Call = (...given: unknown[]) => Promise<unknown>

function withErrorsOf(name: OperationName, call: Call): Call {
  const declared: readonly ErrorCode[] = [...sharedErrors, ...operations[name].errors]
  return (...given) =>
    call(...given).catch((error: unknown) => {
      if (!(error instanceof ApiError) || declared.includes(error.code)) throw error
      throw new Error(`${name} answered ${error.code}, which it does not declare`, { cause: error })
    })
}

/** The error code with which a call is refused. Fails if it succeeds. */
export async function refusal(call: Promise<unknown>): Promise<ErrorCode> {
  try {
    await call
  } catch (error) {
    if (error instanceof ApiError) return error.code
    throw error
  }
  throw new Error('the call was not refused')
}
