import { randomBytes } from 'node:crypto'
import type { Role } from '@campanile/contract/roles.ts'
import { hashToken } from '#auth/tokens.ts'
import { newId } from '#db/columns.ts'
import { sessions } from '#domains/accounts/accounts.tables.ts'
import { daysAfter } from '#platform/clock.ts'
import type { World } from './world.ts'

/** Requests from one browser before the next takes over: below the limit per browser and minute. */
const perBrowser = 300

/** Active people by role, and browsers in which they have just signed in with two factors. */
export function createActors(world: World) {
  const browsers = new Map<string, { cookie: string; requests: number }>()
  let byRole: Record<Role, string[]>

  async function cookieOf(personId: string): Promise<string> {
    const known = browsers.get(personId)
    if (known && known.requests < perBrowser) {
      known.requests += 1
      return known.cookie
    }
    const token = randomBytes(32).toString('base64url')
    const now = world.clock.now()
    await world.platform.db.insert(sessions).values({
      id: newId(),
      tokenHash: hashToken(token),
      personId,
      createdAt: now,
      seenAt: now,
      confirmedAt: now,
      twoFactors: true,
      expiresAt: daysAfter(now, 14),
      address: '203.0.113.7',
      userAgent: 'test',
    })
    const cookie = `campanile-session=${token}`
    browsers.set(personId, { cookie, requests: 1 })
    return cookie
  }

  return {
    cookieOf,
    /** Their next request comes from another browser. */
    forget: (personId: string) => void browsers.delete(personId),
    /** As if everybody had just signed in, so that no request stops at the question for the password. */
    confirm: async () => {
      await world.platform.db.update(sessions).set({ confirmedAt: world.clock.now() })
    },
    of: (role: Role): readonly string[] => byRole[role],
    isActive: (role: Role, personId: string) => byRole[role].includes(personId),
    /** Reads who is active now, and adds people to roles in which too few are left. */
    async refresh() {
      const { rows } = await world.pool.query<{ id: string; role: Role }>(
        'select id, role from people where is_active and archived_at is null order by id',
      )
      byRole = { admin: [], lecturer: [], student: [], staff: [] }
      for (const { id, role } of rows) byRole[role].push(id)
      for (const role of ['admin', 'lecturer', 'student', 'staff'] as const)
        while (byRole[role].length < 3) byRole[role].push((await world.make.person({ role })).id)
    },
  }
}

export type Actors = ReturnType<typeof createActors>
