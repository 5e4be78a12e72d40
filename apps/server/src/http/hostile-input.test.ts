import type { DisplayPurpose } from '@campanile/contract/displays/display-purposes.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { operations } from '@campanile/contract/operations.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { newId } from '#db/columns.ts'
import { pairedDisplay, pairedKiosk } from '#domains/displays/testing/paired-display.ts'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import {
  brokenJson,
  inTurn,
  noIds,
  oddQueries,
  otherContentTypes,
  undecodableIds,
  wrongValues,
} from './testing/odd-requests.ts'

// One person of each role sends all requests and must not hit the rate limit.
const server = await startTestServer({}, { perPerson: Number.MAX_SAFE_INTEGER })
type Named = [string, Operation]
const all: Named[] = Object.entries(operations)
const withBody = all.filter(
  ([, { kind, method }]) => kind === 'json' && method !== 'GET' && method !== 'DELETE',
)
/**
 * Operations whose path contains a row's id. Documents are excluded: their path contains a code that people
 * type.
 */
const withIds = all.filter(([name, { path }]) => path.includes('{') && name !== 'verifyPaper')

const readings = all.filter(([, { method, kind }]) => method === 'GET' && kind !== 'stream')
/** Each of these tests calls every operation. */
const patience = { timeout: 120_000 }

let persons: Record<Role, { id: string }>
beforeAll(async () => {
  const { admin, lecturer, student, staff } = server.make
  persons = {
    admin: await admin(),
    lecturer: await lecturer(),
    student: await student(),
    staff: await staff(),
  }
})

/**
 * Below the number of requests that one browser may send in a minute. After this many, another browser takes
 * over.
 */
const perBrowser = 300
const used = new Map<Role, { cookie: string; requests: number }>()

const displays = new Map<DisplayPurpose, Promise<TestBrowser>>()

async function readCookie(role: Role): Promise<string> {
  const known = used.get(role)
  if (known && known.requests < perBrowser) {
    known.requests += 1
    return known.cookie
  }
  const cookie = (await server.as(persons[role])).cookies.header()
  used.set(role, { cookie, requests: 1 })
  return cookie
}

/** A display with this purpose. Each needs its own class, so they are reused. */
async function displayCookie(purpose: DisplayPurpose): Promise<string> {
  const known = displays.get(purpose) ?? pairDisplayFor(purpose)
  displays.set(purpose, known)
  return (await known).cookies.header()
}

async function pairDisplayFor(purpose: DisplayPurpose) {
  const admin = await server.as(await server.make.admin())
  if (purpose === 'kiosk') return pairedKiosk(server, admin)
  const link = { place: 'Gate', network: null, opensAt: null, closesAt: null, rotating: true, active: true }
  const { id: linkId } = await admin.addStaffLink({ ...link, audience: 'staff' })
  return pairedDisplay(server, admin, { purpose, linkId })
}

interface Request {
  payload?: string | Buffer
  headers?: Record<string, string>
  id?: string
  query?: string
}

/** Calls an operation as someone who is allowed to. */
async function send(operation: Operation, { payload, headers, id = newId(), query = '' }: Request) {
  const role = operation.roles === 'public' ? 'student' : (operation.roles[0] ?? 'admin')
  const cookie = operation.displays ? await displayCookie(operation.displays[0]!) : await readCookie(role)
  // This operation ends all auth sessions of the person, so the next call needs a new one.
  if (operation.path.endsWith('/end-all')) used.delete(role)
  return server.app.inject({
    method: operation.method,
    url: `/api${operation.path.replace(/\{\w+\}/g, () => id)}${query}`,
    headers: { cookie, 'content-type': 'application/json', ...headers },
    ...(payload !== undefined && { payload }),
  })
}

/** The format that every error response has. */
function expectError(response: Awaited<ReturnType<typeof send>>, status: number, code: string) {
  const { fields, details } = response.json().error
  expect(response.json()).toEqual({
    error: {
      code,
      message: expect.stringMatching(/^[A-Z][^<>{}]+$/),
      requestId: response.headers['x-request-id'],
      ...(fields && { fields: expect.any(Object), details: expect.any(Object) }),
    },
  })
  expect(Object.keys(details ?? {})).toEqual(Object.keys(fields ?? {}))
  expect(response.statusCode).toBe(status)
  expect(response.headers['content-type']).toBe('application/json; charset=utf-8')
  expect(response.headers['x-request-id']).toMatch(/^[0-9a-f-]{36}$/)
}

const every = (cases: readonly Named[], check: (operation: Operation) => unknown) =>
  everyCase(
    cases,
    ([name]) => name,
    ([, operation]) => check(operation),
  )

/** Whether the value is invalid for every field of that JSON type. */
function isWrongFor(type: unknown, value: unknown): boolean {
  const kinds: Record<string, (value: unknown) => boolean> = {
    string: (value) => typeof value === 'string',
    boolean: (value) => typeof value === 'boolean',
    object: (value) => typeof value === 'object',
    array: Array.isArray,
  }
  return !kinds[String(type)]?.(value)
}

describe('every operation with a body', patience, () => {
  it('rejects broken JSON', () => {
    const deal = inTurn(brokenJson, 2)
    return every(withBody, async (operation) => {
      for (const payload of deal()) expectError(await send(operation, { payload }), 400, 'invalid-input')
    })
  })

  it('rejects other content types, forms in particular', () => {
    const deal = inTurn(otherContentTypes, 2)
    return every(withBody, async (operation) => {
      for (const type of deal())
        expectError(
          await send(operation, { payload: 'a=b', headers: { 'content-type': type } }),
          415,
          'unsupported-media-type',
        )
    })
  })

  it('rejects a body that is too large', () =>
    every(withBody, async (operation) => {
      const payload = JSON.stringify({ filler: 'x'.repeat(operation.bodyLimit ?? 64 * 1024) })
      expectError(await send(operation, { payload }), 413, 'too-large')
    }))

  it('answers values of the wrong type with the names of the wrong fields, never with a server error', () =>
    every(withBody, async (operation) => {
      const schema = z.toJSONSchema(operation.input, { io: 'input', unrepresentable: 'any' })
      const properties = Object.entries(schema.properties ?? {}).filter(
        ([name]) => !operation.path.includes(`{${name}}`),
      )
      for (const value of wrongValues) {
        // In one request, because each field is checked whether or not another is wrong.
        const wrong = properties.filter(([, property]) =>
          isWrongFor((property as { type?: string }).type, value),
        )
        const payload = JSON.stringify(Object.fromEntries(wrong.map(([name]) => [name, value])))
        const response = await send(operation, { payload })
        if (response.statusCode >= 500) throw new Error(`${payload} → ${response.body}`)
      }
      for (const payload of ['null', '[]', '"text"', '7', '[{"email":"a@b.c"}]']) {
        const { statusCode } = await send(operation, { payload })
        expect(statusCode).toBeLessThan(500)
      }
    }))
})

describe('text that PostgreSQL cannot hold', () => {
  /** Compared, hashed or ignored, but never stored. */
  const neverStored = [
    'password',
    'returnTo',
    'v',
    'token',
    'challenge',
    'changePassword.current',
    'giveFaceConsent.version',
    'verifyPaper.code',
  ]

  it('is rejected in every field that is stored', () => {
    const fields = all.flatMap(([name, { input }]) =>
      Object.entries((input as z.ZodMiniObject).shape ?? {})
        .filter(([field]) => !neverStored.includes(field) && !neverStored.includes(`${name}.${field}`))
        .map(([field, schema]) => ({ name: `${name}.${field}`, schema })),
    )
    return everyCase(
      fields,
      ({ name }) => name,
      ({ schema }) => {
        for (const text of ['nul\u0000byte', 'half \ud800 pair'])
          expect(z.safeParse(schema, text).success).toBe(false)
      },
    )
  })

  it.each([
    ['signIn', { email: 'ada@campus.test', password: 'nul\u0000byte' }, 'invalid-credential'],
    ['confirmPassword', { password: 'half \ud800 pair' }, 'wrong-password'],
    ['redeemScan', { classId: newId(), token: 'nul\u0000byte' }, 'not-found'],
    ['giveFaceConsent', { version: 'nul\u0000byte' }, 'edit-conflict'],
  ] as const)('is treated like any other text where it is not stored: %s', async (name, input, code) => {
    const { error } = (await send(operations[name], { payload: JSON.stringify(input) })).json()
    expect(error.code).toBe(code)
  })
})

it.each(['1', '%00', '..%2f..', 'half%20%ed%a0%80', 'x'.repeat(100)])(
  'finds no document with the code %s',
  async (code) => {
    const { statusCode } = await server.app.inject({ method: 'GET', url: `/api/verifications/${code}` })
    expect(statusCode).toBeLessThan(500)
  },
)

describe('every operation on a row', patience, () => {
  it('rejects an id that is none', () => {
    const deal = inTurn(noIds, 2)
    return every(withIds, async (operation) => {
      const payload = operation.method === 'GET' ? {} : { payload: '{}' }
      for (const id of deal()) expectError(await send(operation, { id, ...payload }), 400, 'invalid-input')
    })
  })

  it('rejects an id that cannot be decoded, or is too long for a path', () => {
    const deal = inTurn(undecodableIds, 1)
    return every(withIds, async (operation) => {
      for (const [id, status, code] of deal()) expectError(await send(operation, { id }), status, code)
    })
  })
})

it('never answers an odd query in a read operation with a server error', patience, () => {
  const deal = inTurn(oddQueries, 3)
  return every(readings, async (operation) => {
    for (const query of deal()) expect((await send(operation, { query })).statusCode).toBeLessThan(500)
  })
})

it.each(['/api/nothing', '/api/people/x/y/z', '/api/', '/api', '/api/session/', '/api/../etc/passwd'])(
  'answers 404 for %s, which is no API path',
  async (url) => {
    const response = await server.app.inject({ url })
    expectError(response, 404, 'not-found')
  },
)

it.each(['PUT', 'OPTIONS', 'TRACE'] as const)(
  'answers 404 for %s on a path without this method',
  async (method) => {
    expectError(await server.app.inject({ method: method as 'PUT', url: '/api/session' }), 404, 'not-found')
  },
)

it('rejects a URL that cannot be decoded, in the uniform error form', async () => {
  const response = await server.app.inject({ url: '/api/people/%zz' })
  expectError(response, 400, 'invalid-input')
  expect(response.headers['x-content-type-options']).toBe('nosniff')
})
