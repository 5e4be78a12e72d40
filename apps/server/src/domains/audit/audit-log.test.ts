import { type AuditArea, auditAreas, listActions } from '@campanile/contract/audit/audit-words.ts'
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { auditEvents } from './audit.tables.ts'
import { pageQuery } from './audit-log.repo.ts'

const server = await startTestServer()
const { make, platform, clock } = server
const adminPerson = await make.admin()
const admin = await server.as(adminPerson)

/** An event in the form that the code writes. */
async function event(values: Partial<typeof auditEvents.$inferInsert> = {}) {
  const id = newId()
  await platform.db.insert(auditEvents).values({
    id,
    at: clock.now(),
    operation: 'updatePerson',
    entity: 'person',
    entityId: id,
    address: '198.51.100.9',
    requestId: newId(),
    ...values,
  })
  return id
}

const ids = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id)

describe('the audit log', () => {
  it('lists the latest first, page after page, without gaps or repeats', async () => {
    const { id: actorId } = await make.admin()
    const at = clock.now()
    const written: string[] = []
    for (let n = 0; n < 120; n++)
      // Many events at the same moment: the id decides their order.
      written.push(await event({ actorId, at: new Date(at.getTime() + Math.floor(n / 50) * 1000) }))
    const seen: string[] = []
    let after: string | undefined
    do {
      const page = await admin.listAuditEvents({ actorId, ...(after && { after }) })
      seen.push(...ids(page))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toHaveLength(120)
    expect(new Set(seen)).toEqual(new Set(written))
    expect(seen.slice(0, 20).sort()).toEqual(written.slice(100).sort())
  })

  it('filters by who acted, who is concerned, action, area and days', async () => {
    const [ada, ben] = [await make.staff(), await make.student()]
    await admin.disablePerson({ personId: ben.id })
    const mine = await admin.listAuditEvents({ actorId: adminPerson.id, aboutId: ben.id })
    expect(mine.items).toHaveLength(1)
    expect(mine.items[0]).toMatchObject({
      action: 'disablePerson',
      actor: { id: adminPerson.id },
      about: [{ id: ben.id, role: 'student' }],
    })
    expect(ids(await admin.listAuditEvents({ aboutId: ben.id, area: 'people' }))).toEqual(ids(mine))
    expect(ids(await admin.listAuditEvents({ aboutId: ben.id, area: 'pay' }))).toEqual([])
    expect(ids(await admin.listAuditEvents({ aboutId: ben.id, action: 'disablePerson' }))).toEqual(ids(mine))
    expect(ids(await admin.listAuditEvents({ aboutId: ada.id }))).toEqual([])
    const today = clock.now().toISOString().slice(0, 10)
    expect(
      ids(await admin.listAuditEvents({ aboutId: ben.id, area: 'people', from: today, to: today })),
    ).toEqual(ids(mine))
    expect(ids(await admin.listAuditEvents({ aboutId: ben.id, to: '2020-01-01' }))).toEqual([])
  })

  it('finds events by name, action, row and network address', async () => {
    const person = await make.student({ firstName: 'Zebediah', lastName: 'Quill' })
    const id = await event({ mentions: [person.id], entityId: person.id })
    const own = await event({ actorId: person.id, operation: 'signIn', address: '2001:db8::77' })
    expect(ids(await admin.listAuditEvents({ search: 'zebediah q' })).sort()).toEqual([id, own].sort())
    expect(ids(await admin.listAuditEvents({ search: 'Zebediah', area: 'people' }))).toEqual([id])
    expect(ids(await admin.listAuditEvents({ search: person.id }))).toEqual([id])
    expect(ids(await admin.listAuditEvents({ search: '2001:db8::77' }))).toEqual([own])
    const signedIn = await admin.listAuditEvents({ search: 'signed in' })
    expect(signedIn.items.every(({ action }) => /sign/i.test(action))).toBe(true)
    expect(ids(await admin.listAuditEvents({ search: 'no such thing' }))).toEqual([])
  })

  it('shows the changed values in plain words', async () => {
    const { version, values } = await admin.readSettings({})
    const attendance = { ...values.attendance, lateAfterMinutes: values.attendance.lateAfterMinutes + 1 }
    await admin.updateSettings({ version, values: { ...values, attendance } })
    const { items } = await admin.listAuditEvents({ action: 'updateSettings' })
    const detail = await admin.readAuditEvent({ eventId: items[0]!.id })
    expect(detail.changes.find(({ label }) => label === 'Late from')).toMatchObject({ after: '11' })
  })

  it('shows no secrets, even if an event contains one', async () => {
    const id = await event({ after: { tokenHash: 'abcdef0123', faceDescriptor: [0.5, 0.25] } })
    const detail = await admin.readAuditEvent({ eventId: id })
    expect(detail.changes.map(({ after }) => after)).toEqual(['not shown', 'not shown'])
  })

  it('records who viewed the log and about whom, once an hour', async () => {
    const fresh = await make.admin()
    const looking = await server.as(fresh)
    const target = await make.student()
    await looking.listAuditEvents({ aboutId: target.id })
    await looking.listAuditEvents({ aboutId: target.id })
    const about = await admin.listAuditEvents({ actorId: fresh.id, action: 'listAuditEvents' })
    expect(about.items).toHaveLength(1)
    expect(about.items[0]?.about.map(({ id }) => id)).toEqual([target.id])
  })

  it('records who viewed the values of an event and about whom, once an hour', async () => {
    const fresh = await make.admin()
    const looking = await server.as(fresh)
    const target = await make.student()
    await admin.disablePerson({ personId: target.id })
    const [found] = (await admin.listAuditEvents({ aboutId: target.id })).items
    const looks = async () =>
      (await admin.listAuditEvents({ actorId: fresh.id, action: 'readAuditEvent' })).items
    await looking.readAuditEvent({ eventId: found!.id })
    await looking.readAuditEvent({ eventId: found!.id })
    expect(await looks()).toMatchObject([
      { entity: 'audit-event', entityId: found!.id, about: [{ id: target.id }] },
    ])
    clock.forward({ minutes: 61 })
    await looking.readAuditEvent({ eventId: found!.id })
    expect(await looks()).toHaveLength(2)
    // An event that does not exist cannot be seen.
    await refusal(looking.readAuditEvent({ eventId: newId() }))
    expect(await looks()).toHaveLength(2)
  })

  it('can be exported, which is recorded', async () => {
    const person = await make.student({ firstName: '=Formula', lastName: 'Person' })
    await event({ actorId: person.id, after: { reason: 'because' } })
    const file = await admin.exportAuditEvents({ actorId: person.id, format: 'csv' })
    const text = Buffer.from(file as unknown as Uint8Array).toString()
    expect(text).toContain('Changed a person')
    expect(text).toContain('Reason: – → because')
    expect(text).not.toMatch(/(^|,)"?=Formula/m)
    const exported = await admin.listAuditEvents({ action: 'exportAuditEvents' })
    expect(exported.items[0]?.actor?.id).toBe(adminPerson.id)
  })

  it.each(['lecturer', 'student', 'staff'] as const)('is refused to a %s', async (role) => {
    const other = await server.as(await make[role]())
    expect(await refusal(other.listAuditEvents({}))).toBe('forbidden')
    expect(await refusal(other.readAuditEvent({ eventId: newId() }))).toBe('forbidden')
    expect(await refusal(other.exportAuditEvents({ format: 'csv' }))).toBe('forbidden')
  })

  it('refuses invalid filters, and answers 404 for an event that does not exist', async () => {
    expect(await refusal(admin.readAuditEvent({ eventId: newId() }))).toBe('not-found')
    expect(await refusal(admin.listAuditEvents({ after: '2026-99-99T00:00:00.000Z_x' }))).toBe(
      'invalid-input',
    )
    const badPlace = `2026-13-45T00:00:00.000Z_${newId()}`
    expect(await refusal(admin.listAuditEvents({ after: badPlace }))).toBe('invalid-input')
    expect(await refusal(admin.listAuditEvents({ action: "x'; drop table" }))).toBe('invalid-input')
  })
})

describe('with many rows', () => {
  /** How often whole rows were fetched by id, and how many parts the plan has. */
  function readCost(node: Record<string, unknown>): { fetched: number; parts: number } {
    const below = ((node.Plans as Record<string, unknown>[] | undefined) ?? []).map(readCost)
    const own = node['Index Name'] === 'audit_events_pkey' ? Number(node['Actual Loops']) : 0
    return {
      fetched: below.reduce((sum, { fetched }) => sum + fetched, own),
      parts: below.reduce((sum, { parts }) => sum + parts, 1),
    }
  }

  it('a search that matches a hundred actions and twenty people fetches one page', async () => {
    const people = await Promise.all(Array.from({ length: 20 }, () => make.staff()))
    const everything = (Object.keys(auditAreas) as AuditArea[]).flatMap(listActions)
    await platform.db.execute(sql`
      insert into audit_events (id, at, actor_id, operation, entity, entity_id, address, request_id, mentions)
      select gen_random_uuid(), '2023-01-01'::timestamptz + n * interval '1 minute',
        (${sql.param(people.map(({ id }) => id))}::uuid[])[1 + n % 20],
        (${sql.param(everything)}::text[])[1 + n % 100], 'thing', n::text, '10.0.0.1', 'r', '{}'
      from generate_series(1, 20000) n`)
    await platform.db.execute(sql`analyze audit_events`)
    const sought = {
      people: people.map(({ id }) => id),
      operations: everything,
      rowId: undefined,
      address: undefined,
    }
    const { rows } = await platform.db.execute<{ 'QUERY PLAN': [{ Plan: Record<string, unknown> }] }>(
      sql`explain (analyze, format json) ${pageQuery({ sought }, undefined, 51)}`,
    )
    const { fetched, parts } = readCost(rows[0]!['QUERY PLAN'][0].Plan)
    expect(fetched).toBeLessThanOrEqual(51)
    expect(parts).toBeLessThan(40)
  })

  it('every view of the log uses an index', async () => {
    const { id: actorId } = await make.staff()
    await platform.db.execute(sql`
      insert into audit_events (id, at, actor_id, operation, entity, entity_id, address, request_id, mentions)
      select gen_random_uuid(), '2024-01-01'::timestamptz + n * interval '1 minute',
        case when n % 500 = 0 then ${actorId}::uuid end, (array['signIn', 'signOut', 'openCheckIn', 'markAttendance', 'submitWork', 'enterMarks', 'updatePerson', 'approveLeave'])[1 + n % 8], 'thing', n::text, '10.0.0.' || n % 250,
        'r', array[gen_random_uuid()]
      from generate_series(1, 60000) n`)
    await platform.db.execute(sql`analyze audit_events`)
    const readPlan = async (...narrowing: Parameters<typeof pageQuery>) => {
      const { rows } = await platform.db.execute(sql`explain ${pageQuery(...narrowing)}`)
      return rows.map((row) => Object.values(row)[0]).join('\n')
    }
    const after = { at: new Date('2024-01-20'), id: newId() }
    for (const narrowing of [
      {},
      { actorId },
      { aboutId: actorId },
      { operations: ['signIn', 'enterMarks', 'approveLeave'] },
      { from: new Date('2024-01-02'), until: new Date('2024-01-03') },
      {
        sought: { people: [actorId], operations: ['markAttendance'], rowId: undefined, address: '10.0.0.7' },
      },
    ]) {
      for (const place of [undefined, after]) {
        const plan = await readPlan(narrowing, place, 51)
        expect(plan, JSON.stringify(narrowing)).not.toMatch(/Seq Scan on audit_events/)
      }
    }
  })
})
