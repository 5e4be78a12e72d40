import type { Operation } from '@campanile/contract/operation.ts'
import { operations } from '@campanile/contract/operations.ts'
import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { z } from 'zod/mini'
import { newId } from '#db/columns.ts'
import { pgType, queryRows } from '#db/rows.ts'
import { assignmentForm } from '#domains/assignments/testing/assignments.ts'
import { leaveFactories } from '#domains/leave/testing/leave-factories.ts'
import { requestForm } from '#domains/mitigation/testing/requests.ts'
import { everyCase } from '#testing/every-case.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'
import { sampleInput } from './testing/sample-input.ts'

const server = await startTestServer()
const { make, clock, platform } = server
const { db } = platform
/** The issuer decides which fields its response has; our library reads only those it knows. */
const free = ['finishGoogleSignIn']
const all = (Object.entries(operations) as [string, Operation][]).filter(([name]) => !free.includes(name))

/**
 * Values for every column, as an attacker would send them in the hope that the body is written to the row.
 */
let wishes: Record<string, unknown>
beforeAll(async () => {
  const columns = await queryRows(db, {
    name: pgType.text,
    type: pgType.text,
  })`select distinct column_name as name, min(data_type) as type from information_schema.columns
      where table_schema = 'public' group by 1`
  const camel = (name: string) => name.replace(/_(\w)/g, (_, letter: string) => letter.toUpperCase())
  const makeWish = (type: string) => {
    if (type === 'uuid') return newId()
    if (type === 'boolean') return true
    if (type.startsWith('timestamp')) return '2020-01-01T00:00:00.000Z'
    return /int|numeric|real/.test(type) ? 7 : 'approved'
  }
  wishes = {
    ...Object.fromEntries(
      columns.flatMap(({ name, type }) => [
        [name, makeWish(type)],
        [camel(name), makeWish(type)],
      ]),
    ),
    role: 'admin',
    status: 'approved',
    can: { decide: true },
  }
})

type Schema = z.core.JSONSchema.BaseSchema

/** Paths of objects in a schema that accept unknown fields. */
function openObjects(schema: Schema, place = ''): string[] {
  const below = [
    ...Object.entries((schema.properties ?? {}) as Record<string, Schema>),
    ...[schema.anyOf ?? [], schema.oneOf ?? [], schema.allOf ?? [], schema.items ?? []]
      .flat()
      .map((it) => ['', it as Schema] as const),
  ].flatMap(([name, it]) => openObjects(it, `${place}.${name}`))
  const isOpen = schema.type === 'object' && schema.additionalProperties !== false
  // A record with an enum of keys accepts no unknown ones either.
  const isListed = (schema.propertyNames as Schema | undefined)?.enum !== undefined
  return isOpen && !isListed ? [place, ...below] : below
}

describe('a field that the contract does not name', () => {
  it('never reaches an operation', () =>
    everyCase(
      all,
      ([name]) => name,
      ([, { input }]) =>
        expect(openObjects(z.toJSONSchema(input, { io: 'output', unrepresentable: 'any' }))).toEqual([]),
    ))

  it('does not change how the other fields are parsed', () => {
    let compared = 0
    for (const [name, operation] of all) {
      const sample = sampleInput(operation, newId)
      const plain = z.safeParse(operation.input, sample)
      if (!plain.success) continue
      const declared = Object.keys((operation.input as z.ZodMiniObject).shape ?? {})
      // Optional fields that the sample leaves out are legitimate, so they are not among the extra ones.
      const honest = declared.filter((it) => !(it in sample))
      const wished: Record<string, unknown> = { ...wishes, ...sample }
      for (const field of honest) delete wished[field]
      expect([name, z.safeParse(operation.input, wished)]).toEqual([name, plain])
      compared += 1
    }
    expect(compared).toBeGreaterThan(all.length / 2)
  })
})

describe('extra fields change nothing in the row', () => {
  const send = (browser: TestBrowser, url: string, body: object) =>
    server.app.inject({
      method: 'POST',
      url: `/api${url}`,
      headers: { cookie: browser.cookies.header() },
      payload: { ...wishes, ...body },
    })
  const readRow = async (table: string, id: string) => {
    const { rows } = await db.execute(sql`select * from ${sql.identifier(table)} where id = ${id}`)
    return rows[0]
  }

  it('a leave request stays pending, in its sender’s name', async () => {
    const { wish } = await leaveFactories(server)
    const lecturer = await make.lecturer()
    const body = {
      requestId: newId(),
      ...(await wish({ from: '2026-12-07' })),
      reason: 'Family',
      sessions: [],
    }
    expect((await send(await server.as(lecturer), '/leave', body)).statusCode).toBe(200)
    expect(await readRow('leave_requests', body.requestId)).toMatchObject({
      person_id: lecturer.id,
      status: 'pending',
      decided_by: null,
      approved_at: null,
      version: 0,
    })
  })

  it('a mitigation request stays pending, in its sender’s name', async () => {
    const student = await make.student()
    const body = { ...requestForm(), assignmentId: null, examId: null }
    expect((await send(await server.as(student), '/mitigation-requests', body)).statusCode).toBe(200)
    expect(await readRow('mitigation_requests', body.requestId)).toMatchObject({
      student_id: student.id,
      status: 'pending',
      auto_approved: false,
      reviewed_by: null,
      granted_extension: null,
      version: 0,
    })
  })

  it('a new assignment is a draft', async () => {
    const lecturer = await make.lecturer()
    const { id: classId } = await make.class([lecturer])
    const body = assignmentForm(clock.now(), { classId })
    expect((await send(await server.as(lecturer), '/assignments', body)).statusCode).toBe(200)
    expect(await readRow('assignments', body.assignmentId)).toMatchObject({
      published_at: null,
      archived_at: null,
      created_by: lecturer.id,
      version: 0,
    })
  })

  it('accepting an invitation makes nobody an admin', async () => {
    const admin = await server.as(await make.admin())
    const { invitation, person } = await admin.createPerson({
      email: 'invited@campus.test',
      firstName: 'Ada',
      lastName: 'Lovelace',
      role: 'student',
      employmentType: null,
      number: null,
    })
    const token = invitation.link.split('#')[1]
    const visitor = server.browser()
    const answer = await send(visitor, '/invitations/accept', { token, password: 'a new password' })
    expect(answer.statusCode).toBe(200)
    expect(await readRow('people', person.id)).toMatchObject({
      role: 'student',
      email: 'invited@campus.test',
    })
  })
})
