import type { InstitutionSettings } from '@campanile/contract/settings/settings.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { pdf } from '#files/testing/documents.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { submitted } from './testing/requests.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let admin: TestPerson
let reviewing: TestBrowser
let student: TestPerson
let asking: TestBrowser

async function allow(mitigation: InstitutionSettings['mitigation']) {
  const { version, values } = await reviewing.readSettings({})
  await reviewing.updateSettings({ version, values: { ...values, mitigation } })
}

/**
 * Creates the current term, and archives those left over from the class factories, which also include today.
 */
async function readTerm(firstDay: string, lastDay: string) {
  await platform.db.execute(sql`update terms set archived_at = now()`)
  await platform.db.execute(sql`
    insert into terms (id, name, first_day, last_day, created_at, updated_at)
    values (gen_random_uuid(), gen_random_uuid()::text, ${firstDay}, ${lastDay}, now(), now())`)
}

beforeEach(async () => {
  admin = await make.admin()
  reviewing = await server.as(admin)
  student = await make.student()
  asking = await server.as(student)
  await allow({ maxDays: 3, perTerm: 1 })
  await readTerm('2026-09-01', '2026-12-18')
})

const told = async ({ id }: TestPerson) => {
  const rows = await platform.db.select().from(notifications).where(eq(notifications.personId, id))
  return rows.map(({ title }) => title)
}

describe('automatic approval', () => {
  it('approves a first request for a few days and notifies the student and the admins', async () => {
    expect(await submitted(asking, { requestedExtension: 3 })).toMatchObject({
      status: 'approved',
      autoApproved: true,
      grantedExtension: 3,
      reviewedAt: clock.now().toISOString(),
      reviewedBy: null,
      can: { attach: true, detach: false },
    })
    expect(await told(student)).toEqual(['Mitigation request approved'])
    expect(await told(admin)).toEqual(['Mitigation request approved automatically'])
  })

  it('accepts the evidence sent after the form, and keeps it', async () => {
    const { id: requestId } = await submitted(asking)
    const file = new Blob([new Uint8Array(pdf)])
    const { attachments, version } = await asking.attachMitigationFile({ requestId, name: 'a.pdf' }, { file })
    const attachmentId = attachments[0]!.id
    expect(await refusal(asking.removeMitigationFile({ requestId, attachmentId }))).toBe('already-decided')
    await reviewing.reverseMitigation({ requestId, version, reason: 'Not this time' })
    const late = asking.attachMitigationFile({ requestId, name: 'b.pdf' }, { file })
    expect(await refusal(late)).toBe('already-decided')
  })

  it('can be reversed like any other', async () => {
    const { id: requestId, version } = await submitted(asking)
    const reversed = await reviewing.reverseMitigation({ requestId, version, reason: 'Not this time' })
    expect(reversed).toMatchObject({ status: 'approved', reversedBy: { id: admin.id } })
  })

  it('is off by default', async () => {
    await platform.db.execute(sql`update institution set settings = settings - 'mitigation'`)
    const { values } = await reviewing.readSettings({})
    expect(values.mitigation).toEqual({ maxDays: 0, perTerm: 1 })
    expect(await submitted(asking, { requestedExtension: 1 })).toMatchObject({ status: 'pending' })
  })

  it.each([
    ['more days', { requestedExtension: 4 as const }],
    ['a month', { requestedExtension: 30 as const }],
  ])('leaves %s to the admins', async (_, traits) => {
    expect(await submitted(asking, traits)).toMatchObject({ status: 'pending', autoApproved: false })
    expect(await told(admin)).toEqual(['New mitigation request'])
  })

  it('leaves requests with sessions to the admins', async () => {
    const mine = await make.class([], [student])
    const session = await make.session(mine.id)
    const named = { classId: mine.id, sessionIds: [session.id] }
    expect(await submitted(asking, named)).toMatchObject({ status: 'pending' })
  })

  it('leaves requests beyond the limit per term to the admins', async () => {
    await allow({ maxDays: 3, perTerm: 2 })
    const statuses: string[] = []
    for (let count = 0; count < 3; count += 1) statuses.push((await submitted(asking)).status)
    expect(statuses).toEqual(['approved', 'approved', 'pending'])
    expect(await submitted(await server.as(await make.student()))).toMatchObject({ status: 'approved' })
  })

  it('counts from zero each term, and is off between terms', async () => {
    await submitted(asking)
    await readTerm('2026-10-01', '2026-11-15')
    expect(await submitted(asking)).toMatchObject({ status: 'pending' })
    await readTerm('2026-11-16', '2027-02-01')
    const other = await server.as(await make.student())
    expect(await submitted(other)).toMatchObject({ status: 'approved' })
    await platform.db.execute(sql`
      update mitigation_requests set request_date = '2026-11-15T23:59:00Z' where student_id = ${student.id}`)
    expect(await submitted(asking)).toMatchObject({ status: 'approved' })
  })

  it('never goes beyond the limit, however many requests come at once', async () => {
    await allow({ maxDays: 3, perTerm: 2 })
    const requests = await Promise.all(Array.from({ length: 6 }, () => submitted(asking)))
    expect(requests.filter(({ autoApproved }) => autoApproved)).toHaveLength(2)
    expect((await asking.listMyMitigation({})).counts).toEqual({ pending: 4, approved: 2, rejected: 0 })
  })

  it.each([
    { maxDays: 31, perTerm: 1 },
    { maxDays: -1, perTerm: 1 },
    { maxDays: 1.5, perTerm: 1 },
    { maxDays: 1, perTerm: 0 },
    { maxDays: 1, perTerm: 21 },
  ])('cannot be set to %j', async (setting) => {
    expect(await refusal(allow(setting))).toBe('invalid-input')
  })
})
