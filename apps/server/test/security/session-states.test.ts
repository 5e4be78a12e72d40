import type { Operation } from '@campanile/contract/operation.ts'
import { operations } from '@campanile/contract/operations.ts'
import { type Role, roles } from '@campanile/contract/roles.ts'
import { institutionSettings } from '@campanile/contract/settings/settings.ts'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { newId } from '#db/columns.ts'
import { sessions } from '#domains/accounts/accounts.tables.ts'
import { people } from '#domains/people/people.tables.ts'
import { institution } from '#domains/settings/settings.tables.ts'
import { startTestServer } from '#testing/server.ts'

// One person of each role sends all requests, so there is no limit per person.
const server = await startTestServer({}, { perPerson: Number.MAX_SAFE_INTEGER })
const { db } = server.platform
const { clock, make } = server
const all: [string, Operation][] = Object.entries(operations)
const closed = all.filter(([, { roles: allowed }]) => allowed !== 'public')

/** Requests per cookie: fewer than one browser may send in a minute. */
const perBrowser = 200

async function readCode({ method, path }: Operation, cookie: string) {
  const response = await server.app.inject({
    method,
    url: `/api${path.replace(/\{\w+\}/g, newId)}`,
    headers: { cookie, 'sec-fetch-site': 'same-origin' },
    payloadAsStream: true,
  })
  const stream = response.stream()
  if (response.statusCode < 400) {
    stream.destroy()
    return response.statusCode
  }
  return JSON.parse(Buffer.concat(await stream.toArray()).toString()).error.code
}

/** How a session that was valid a moment ago gets into each state. */
const states: Record<string, (session: { personId: string }) => Promise<unknown>> = {
  'of somebody who was disabled': ({ personId }) =>
    db.update(people).set({ isActive: false }).where(eq(people.id, personId)),
  'of somebody who was archived': ({ personId }) =>
    db.update(people).set({ archivedAt: clock.now() }).where(eq(people.id, personId)),
  'that is over': ({ personId }) =>
    db.update(sessions).set({ expiresAt: clock.now() }).where(eq(sessions.personId, personId)),
  'that lay idle for a week': ({ personId }) =>
    db
      .update(sessions)
      .set({ seenAt: new Date(clock.now().getTime() - 7 * 86_400_000) })
      .where(eq(sessions.personId, personId)),
  'that was signed out elsewhere': ({ personId }) =>
    db.delete(sessions).where(eq(sessions.personId, personId)),
}

describe.each(Object.entries(states))('a session %s', (_, end) => {
  it('opens no operation, whichever role it had', async () => {
    const cookies = {} as Record<Role, string[]>
    for (const role of roles) {
      const person = await make.person({ role })
      const browsers = Math.ceil(closed.length / perBrowser)
      cookies[role] = []
      for (let made = 0; made < browsers; made++)
        cookies[role].push((await server.as(person)).cookies.header())
      await end({ personId: person.id })
    }
    const opened: string[] = []
    for (const [index, [name, operation]] of closed.entries()) {
      for (const role of operation.roles as readonly Role[]) {
        const cookie = cookies[role][Math.floor(index / perBrowser)]!
        const code = await readCode(operation, cookie)
        if (code !== 'unauthenticated') opened.push(`${name} as ${role}: ${code}`)
      }
    }
    expect(opened).toEqual([])
  })
})

describe('where admins need a second factor, a session of an admin without one', () => {
  /**
   * Operations for setting up a second factor, and the event stream. A new one has to be added on purpose.
   */
  const open = [
    'confirmPassword',
    'confirmSecondFactor',
    'confirmWithPasskey',
    'listPasskeys',
    'readSecondFactor',
    'startPasskeyConfirmation',
    'startSecondFactor',
    'streamEvents',
  ]

  beforeAll(() =>
    db.update(institution).set({
      settings: {
        security: z.parse(institutionSettings.shape.security, { requireSecondFactorForAdmins: true }),
      },
    }),
  )

  it('opens only the operations for setting one up', async () => {
    const person = await make.admin()
    const found: string[] = []
    let cookie = ''
    for (const [index, [name, operation]] of closed.entries()) {
      if (!(operation.roles as readonly Role[]).includes('admin')) continue
      if (index % perBrowser === 0 || !cookie) cookie = (await server.as(person)).cookies.header()
      if ((await readCode(operation, cookie)) !== 'second-factor-required') found.push(name)
    }
    expect(found.sort()).toEqual(open)
  })
})
