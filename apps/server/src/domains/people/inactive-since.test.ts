import { readFileSync } from 'node:fs'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { inTransaction } from '#db/database.ts'
import { rowsOf } from '#db/rows.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { importRows, imports } from '#domains/imports/imports.tables.ts'
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

const sinceOf = async ({ id }: Pick<TestPerson, 'id'>) => {
  const [row] = await db.select({ since: people.inactiveSince }).from(people).where(eq(people.id, id))
  return row?.since ?? null
}

beforeEach(async () => {
  admin = await server.as(await make.admin())
})

describe('since when somebody is inactive', () => {
  it('is the moment of disabling, whatever is edited afterwards', async () => {
    const person = await make.student()
    expect(await sinceOf(person)).toBeNull()
    const disabledAt = clock.now()
    const { version, ...facts } = await admin.disablePerson({ personId: person.id })
    clock.forward({ minutes: 60 })
    const { email, role, employmentType, number } = facts
    await admin.updatePerson({
      personId: person.id,
      version,
      ...{ email, role, employmentType, number, firstName: 'Corrected', lastName: 'Name' },
    })
    expect(await sinceOf(person)).toEqual(disabledAt)
    await admin.archivePerson({ personId: person.id })
    expect(await sinceOf(person)).toEqual(disabledAt)
  })

  it('is forgotten when they are back, and begins anew', async () => {
    const person = await make.student()
    await admin.disablePerson({ personId: person.id })
    await admin.enablePerson({ personId: person.id })
    expect(await sinceOf(person)).toBeNull()
    clock.forward({ minutes: 60 })
    await admin.archivePerson({ personId: person.id })
    expect(await sinceOf(person)).toEqual(clock.now())
  })

  it('is noted for those whom an import disables, creates disabled, or brings back', async () => {
    const now = clock.now()
    const facts = {
      first_name: 'Im',
      last_name: 'Port',
      role: 'student' as const,
      employment_type: null,
      number: null,
    }
    const [one, other] = [newId(), newId()].map((id) => ({ id, email: `${id}@campus.test`, ...facts }))
    const before = { ...one!, is_active: true }
    await inTransaction(platform, (tx) =>
      createPeople(edit, tx, [before, { ...other!, is_active: false }], now),
    )
    expect([await sinceOf(one!), await sinceOf(other!)]).toEqual([null, now])
    const [after, later] = [{ ...before, is_active: false }, daysAfter(now, 1)]
    await inTransaction(platform, (tx) => changePeople(edit, tx, [{ before, after }], later))
    expect(await sinceOf(one!)).toEqual(later)
    await inTransaction(platform, (tx) =>
      changePeople(edit, tx, [{ before: after, after: before }], daysAfter(now, 2)),
    )
    expect(await sinceOf(one!)).toBeNull()
  })
})

describe('of people who were inactive before it was noted', () => {
  const day = (n: number) => new Date(Date.UTC(2025, 0, n))
  const statements = readFileSync(
    new URL('../../../migrations/0041_inactive_since.sql', import.meta.url),
    'utf8',
  ).split('--> statement-breakpoint')

  /** Somebody disabled, last changed in any way on day 20. */
  const disabled = async () => {
    const person = await make.student({ isActive: false })
    await db
      .update(people)
      .set({ updatedAt: day(20) })
      .where(eq(people.id, person.id))
    return person
  }
  const event = (person: TestPerson, operation: string, at: Date, before = { isActive: true }) =>
    db.insert(auditEvents).values({
      at,
      operation,
      entity: 'person',
      entityId: person.id,
      before,
      after: { isActive: operation === 'enablePerson' },
      address: '203.0.113.1',
      requestId: newId(),
    })
  const imported = async (person: TestPerson, appliedAt: Date) => {
    const importId = newId()
    const requestedBy = (await make.admin()).id
    const file = { format: 'people', filename: 'f.csv', file: 'f', state: 'applied', complete: true } as const
    await db.insert(imports).values({ id: importId, ...file, requestedBy, createdAt: appliedAt, appliedAt })
    await db.insert(importRows).values({
      ...{ importId, rowNo: 1, kind: 'person', key: 'k', label: 'l', data: {}, refs: {}, outcome: 'change' },
      targetId: person.id,
      before: { is_active: true },
      after: { is_active: false },
    })
  }

  it('the log and the imports say it where they know, and the last change where nobody does', async () => {
    const [logged, returned, byImport, unknown, archived] = [
      await disabled(),
      await disabled(),
      await disabled(),
      await disabled(),
      await disabled(),
    ]
    await event(logged, 'disablePerson', day(3))
    await event(logged, 'archivePerson', day(9), { isActive: false })
    // Back in between: the first time does not count.
    await event(returned, 'disablePerson', day(3))
    await event(returned, 'enablePerson', day(5), { isActive: false })
    await event(byImport, 'disablePerson', day(3))
    await imported(byImport, day(12))
    await db
      .update(people)
      .set({ archivedAt: day(15) })
      .where(eq(people.id, archived.id))

    await db.execute(sql`alter table people drop column inactive_since cascade`)
    await db.execute(sql`drop function note_inactive_since`)
    for (const statement of statements) await db.execute(sql.raw(statement))

    const found = new Map(
      (
        await rowsOf<{ id: string; since: Date }>(
          db,
          sql`select id, inactive_since as since from people where inactive_since is not null`,
          ['since'],
        )
      ).map(({ id, since }) => [id, since]),
    )
    const sinces = [logged, returned, byImport, unknown, archived].map(({ id }) => found.get(id))
    expect(sinces).toEqual([day(3), day(20), day(12), day(20), day(15)])
  })
})
