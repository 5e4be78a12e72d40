import { randomUUID } from 'node:crypto'
import type { LeavePart } from '@campanile/contract/leave/leave-request.ts'
import { eq } from 'drizzle-orm'
import { leaveTypes } from '#domains/leave/leave.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import type { TestBrowser, TestServer } from '#testing/server.ts'

interface Wish {
  type?: string
  from: string
  to?: string
  part?: LeavePart
  startsAt?: string
  endsAt?: string
  reason?: string
}

/** Helpers for tests to request leave and to decide on it. */
export async function leaveFactories({ platform: { db }, make, ...server }: TestServer) {
  const admin = await server.as(await make.admin())

  async function typeId(name: string): Promise<string> {
    const [row] = await db.select({ id: leaveTypes.id }).from(leaveTypes).where(eq(leaveTypes.name, name))
    return row!.id
  }

  /** A complete request; annual leave of one whole day by default. */
  const wish = async ({ type = 'Annual leave', from, to = from, part = 'whole', ...it }: Wish) => ({
    leaveTypeId: await typeId(type),
    from,
    to,
    part,
    startsAt: it.startsAt ?? null,
    endsAt: it.endsAt ?? null,
  })

  const ask = async (mine: TestBrowser, it: Wish, requestId: string = randomUUID()) =>
    mine.submitLeave({ requestId, ...(await wish(it)), reason: it.reason ?? 'Family' })

  const balance = async (mine: TestBrowser, name = 'Annual leave', on?: string) =>
    (await mine.listMyLeaveBalances(on ? { on } : {})).items.find((it) => it.leaveType.name === name)

  return {
    admin,
    typeId,
    wish,
    ask,
    balance,
    /** A person who is signed in. */
    async somebody(traits: Parameters<typeof make.lecturer>[0] = {}) {
      const person: TestPerson = await make.lecturer(traits)
      return { person, mine: await server.as(person) }
    },
    /** Requests leave and approves it. */
    async approved(mine: TestBrowser, it: Wish) {
      const { id: requestId, version } = await ask(mine, it)
      return (await admin.approveLeave({ requestId, version })).request
    },
    adjust: async (personId: string, year: number, minutes: number, type = 'Annual leave') =>
      admin.adjustLeaveBalance({
        adjustmentId: randomUUID(),
        personId,
        leaveTypeId: await typeId(type),
        year,
        minutes,
        note: 'Agreed with the dean',
      }),
  }
}
