import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { daysAfter } from '#platform/clock.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { people } from './people.tables.ts'
import { changePeople, createPeople } from './people-bulk.service.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const { db } = platform
const edit = { platform, actorId: null }
let admin: TestBrowser

const readSince = async ({ id }: Pick<TestPerson, 'id'>) => {
  const [row] = await db.select({ since: people.inactiveSince }).from(people).where(eq(people.id, id))
  return row?.since ?? null
}

beforeEach(async () => {
  admin = await server.as(await make.admin())
})

describe('the time since when a person is inactive', () => {
  it('is the moment of disabling, whatever is edited afterwards', async () => {
    const person = await make.student()
    expect(await readSince(person)).toBeNull()
    const disabledAt = clock.now()
    const { version, ...facts } = await admin.disablePerson({ personId: person.id })
    clock.forward({ minutes: 60 })
    const { email, role, employmentType, number } = facts
    await admin.updatePerson({
      personId: person.id,
      version,
      ...{ email, role, employmentType, number, firstName: 'Corrected', lastName: 'Name' },
    })
    expect(await readSince(person)).toEqual(disabledAt)
    await admin.archivePerson({ personId: person.id })
    expect(await readSince(person)).toEqual(disabledAt)
  })

  it('is cleared when they are active again, and set again the next time', async () => {
    const person = await make.student()
    await admin.disablePerson({ personId: person.id })
    await admin.enablePerson({ personId: person.id })
    expect(await readSince(person)).toBeNull()
    clock.forward({ minutes: 60 })
    await admin.archivePerson({ personId: person.id })
    expect(await readSince(person)).toEqual(clock.now())
  })

  it('is set for people whom an import disables or creates disabled, and cleared for those it enables', async () => {
    const now = clock.now()
    const facts = {
      first_name: 'Im',
      last_name: 'Port',
      role: 'student' as const,
      employment_type: null,
      number: null,
      starts_on: '2024-01-01',
      ends_on: null,
    }
    const [one, other] = [newId(), newId()].map((id) => ({ id, email: `${id}@campus.test`, ...facts }))
    const before = { ...one!, is_active: true }
    await inTransaction(platform, (tx) =>
      createPeople(edit, tx, [before, { ...other!, is_active: false }], now),
    )
    expect([await readSince(one!), await readSince(other!)]).toEqual([null, now])
    const [after, later] = [{ ...before, is_active: false }, daysAfter(now, 1)]
    await inTransaction(platform, (tx) => changePeople(edit, tx, [{ before, after }], later))
    expect(await readSince(one!)).toEqual(later)
    await inTransaction(platform, (tx) =>
      changePeople(edit, tx, [{ before: after, after: before }], daysAfter(now, 2)),
    )
    expect(await readSince(one!)).toBeNull()
  })
})

it('is maintained by the database, whichever query writes the row', async () => {
  const day = (n: number) => new Date(Date.UTC(2025, 0, n))
  const added = {
    email: `${newId()}@campus.test`,
    firstName: 'Ina',
    lastName: 'Ctive',
    role: 'student',
    startsOn: '2024-01-01',
  } as const
  const [{ id } = { id: '' }] = await db
    .insert(people)
    .values({ ...added, createdAt: day(1), updatedAt: day(1), archivedAt: day(1) })
    .returning()
  const changed = async (change: Partial<typeof people.$inferInsert>, updatedAt: Date) => {
    await db
      .update(people)
      .set({ ...change, updatedAt })
      .where(eq(people.id, id))
    return readSince({ id })
  }
  expect(await readSince({ id })).toEqual(day(1))
  expect(await changed({ isActive: false }, day(2))).toEqual(day(1))
  expect(await changed({ archivedAt: null }, day(3))).toEqual(day(1))
  expect(await changed({ isActive: true }, day(4))).toBeNull()
  expect(await changed({ inactiveSince: day(1) }, day(5))).toBeNull()
  expect(await changed({ isActive: false, archivedAt: day(6) }, day(6))).toEqual(day(6))
  expect(await changed({ inactiveSince: null }, day(7))).toEqual(day(7))
})
