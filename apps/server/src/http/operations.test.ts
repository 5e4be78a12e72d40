import { displayPurposes } from '@campanile/contract/displays/display-purposes.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import { roles } from '@campanile/contract/roles.ts'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { operationHandlers } from '../operation-handlers.ts'

const server = await startTestServer()
type Named = [string, Operation]
const all: Named[] = Object.entries(operations)
/** Each of these tests calls every operation. */
const patience = { timeout: 120_000 }
const callers = ['anonymous', ...roles] as const
type Caller = (typeof callers)[number]

/** Operations that need no sign-in. Add a new one only on purpose. */
const publicOperations = [
  'acceptInvitation',
  'collectPairing',
  'completePasswordReset',
  'completeSetup',
  'completeSignIn',
  'finishGoogleSignIn',
  'finishSamlSignIn',
  'readInvitation',
  'readLobbyBoard',
  'readPasswordReset',
  'readSession',
  'readSetup',
  'readSignInOptions',
  'redeemScan',
  'redeemStaffLink',
  'requestPasswordReset',
  'signIn',
  'signInWithPasskey',
  'signOut',
  'startGoogleSignIn',
  'startPairing',
  'startPasskeySignIn',
  'startSamlSignIn',
  'verifyPaper',
]

/**
 * A new person for each call, because a call that ends all auth sessions of a person must not affect parallel
 * calls.
 */
const openBrowser = async (caller: Caller): Promise<TestBrowser> =>
  caller === 'anonymous' ? server.browser() : server.as(await server.make[caller]())
const every = (cases: readonly Named[], check: (operation: Operation) => unknown) =>
  everyCase(
    cases,
    ([name]) => name,
    ([, operation]) => check(operation),
  )

const mayCall = ({ roles: allowed }: Operation, caller: Caller) =>
  allowed === 'public' || (caller !== 'anonymous' && allowed.includes(caller))

/** By its limit, because many operations have the same. */
const bodies = new Map<number, Buffer>()

/** A body that is a byte too large, and no JSON either. */
function tooLarge(limit: number): Buffer {
  const body = bodies.get(limit) ?? Buffer.alloc(limit + 1, '{"half":')
  bodies.set(limit, body)
  return body
}

interface Body {
  payload?: Buffer
  type?: string
}

/** Calls an operation with ids that do not exist. Returns without waiting for a stream to end. */
async function call(caller: Caller, { method, path }: Operation, { payload, type }: Body = {}) {
  const { cookies } = await openBrowser(caller)
  const response = await server.app.inject({
    method,
    url: `/api${path.replace(/\{\w+\}/g, newId)}`,
    headers: {
      cookie: cookies.header(),
      'sec-fetch-site': 'same-origin',
      ...(type && { 'content-type': type }),
    },
    ...(payload !== undefined && { payload }),
    payloadAsStream: true,
  })
  const stream = response.stream()
  const isJson = String(response.headers['content-type']).startsWith('application/json')
  if (!isJson) {
    stream.destroy()
    return { status: response.statusCode, code: undefined }
  }
  const chunks = await stream.toArray()
  const { error } = JSON.parse(Buffer.concat(chunks).toString())
  return { status: response.statusCode, code: error?.code }
}

it('serves each operation with the handler written for it', () => {
  const swapped = (Object.keys(operations) as OperationName[]).filter(
    (name) => operationHandlers[name].operation !== operations[name],
  )
  expect(swapped).toEqual([])
})

it('every operation declares who may call it', () =>
  every(all, ({ roles: allowed, displays }) => {
    if (allowed === 'public') return
    if (displays) {
      // A display's token and a person's auth session never open the same operation.
      expect(allowed).toEqual([])
      expect(displays.length).toBeGreaterThan(0)
      for (const purpose of displays) expect(displayPurposes).toContain(purpose)
      return
    }
    expect(allowed).toBeInstanceOf(Array)
    expect(allowed.length).toBeGreaterThan(0)
    for (const role of allowed) expect(roles).toContain(role)
  }))

it('needs no sign-in for exactly these operations', () => {
  const open = all.filter(([, { roles: allowed }]) => allowed === 'public').map(([name]) => name)
  expect(open.sort()).toEqual(publicOperations)
})

it('gives each operation its own method and path', () => {
  const places = all.map(([, { method, path }]) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`)
  expect(new Set(places).size).toBe(all.length)
})

describe.each(callers)('%s', (caller) => {
  const [allowed, refused] = [true, false].map((may) => all.filter(([, it]) => mayCall(it, caller) === may))
  const refusal = ({ displays }: Operation) =>
    caller === 'anonymous' || displays
      ? { status: 401, code: 'unauthenticated' }
      : { status: 403, code: 'forbidden' }

  it('cannot call operations that are not for them', patience, () =>
    every(refused!, async (operation) => {
      expect(await call(caller, operation)).toEqual(refusal(operation))
    }),
  )

  it('is rejected before the body is read', patience, () =>
    every(
      refused!.filter(([, { method }]) => method !== 'GET'),
      async (operation) => {
        const type = operation.kind === 'json' ? 'application/json' : 'application/octet-stream'
        const payload = tooLarge(operation.bodyLimit ?? 64 * 1024)
        expect(await call(caller, operation, { payload, type })).toEqual(refusal(operation))
      },
    ),
  )

  it('can call operations that are for them', patience, () =>
    every(allowed!, async (operation) => {
      const { code } = await call(caller, operation)
      expect(['unauthenticated', 'forbidden', 'internal']).not.toContain(code)
    }),
  )
})
