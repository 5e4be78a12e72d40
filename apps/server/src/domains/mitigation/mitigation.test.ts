import { eq } from 'drizzle-orm'
import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { approval, requestForm, submitted } from './testing/requests.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let admin: TestPerson
let reviewing: TestBrowser
let student: TestPerson
let asking: TestBrowser

beforeEach(async () => {
  admin = await make.admin()
  student = await make.student()
  reviewing = await server.as(admin)
  asking = await server.as(student)
})

const told = (person: TestPerson) =>
  platform.db
    .select()
    .from(notifications)
    .where(eq(notifications.personId, person.id))
    .orderBy(notifications.id)

const audited = (entityId: string) =>
  platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, entityId)).orderBy(auditEvents.id)

const rejection = (request: { id: string; version: number }, adminNotes: string | null = null) => ({
  ...approval(request),
  decision: 'rejected' as const,
  adminNotes,
})

describe('submitting', () => {
  it('keeps what the form says, pending, and the names of its student', async () => {
    const form = requestForm()
    const { requestId, sessionIds: _, ...written } = form
    const request = await asking.submitMitigation(form)
    expect(request).toMatchObject({
      ...written,
      id: requestId,
      studentId: student.id,
      studentName: `${student.firstName} ${student.lastName}`,
      studentEmail: student.email,
      requestDate: clock.now().toISOString(),
      status: 'pending',
      attachments: [],
      adminNotes: null,
      reviewedAt: null,
      reviewedBy: null,
      autoApproved: false,
      grantedExtension: null,
      effects: [],
      can: { decide: false, reverse: false, remove: false, attach: true, detach: true },
    })
    expect(await reviewing.readMitigation({ requestId })).toEqual({
      ...request,
      can: { decide: true, reverse: false, remove: true, attach: false, detach: false },
    })
  })

  it('asks for one day unless it says more, and needs neither course, assignment nor date', async () => {
    const { requestedExtension: _, ...form } = requestForm({
      courseCode: null,
      assignmentName: null,
      originalDueDate: null,
    })
    expect(await asking.submitMitigation(form)).toMatchObject({ requestedExtension: 1, courseCode: null })
  })

  it('reaches the admins, and nobody else', async () => {
    const lecturer = await make.lecturer()
    const { id } = await submitted(asking, { title: 'Flood' })
    expect(await told(admin)).toMatchObject([
      {
        kind: 'requests',
        title: 'New mitigation request',
        message: `${student.firstName} ${student.lastName}: Flood`,
        navigationPath: `/app/mitigation?request=${id}`,
      },
    ])
    expect(await told(lecturer)).toEqual([])
    expect(await told(student)).toEqual([])
  })

  it('sent twice, also at once, is one request', async () => {
    const form = requestForm()
    const answers = await Promise.all([1, 2, 3].map(() => asking.submitMitigation(form)))
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([form.requestId]))
    expect((await asking.listMyMitigation({})).total).toBe(1)
    expect(await told(admin)).toHaveLength(1)
    expect(await audited(form.requestId)).toHaveLength(1)
  })

  it('under the id of somebody else’s request says nothing about it', async () => {
    const form = requestForm()
    await asking.submitMitigation(form)
    const other = await server.as(await make.student())
    expect(await refusal(other.submitMitigation(form))).toBe('not-found')
    expect((await other.listMyMitigation({})).total).toBe(0)
  })

  it.each(['title', 'description', 'reason'])('needs a %s that is more than blanks', async (field) => {
    const call = asking.submitMitigation(requestForm({ [field]: ' \n\t ' }))
    await expect(call).rejects.toMatchObject({
      code: 'invalid-input',
      fields: {
        [field]: 'Validation Error: Please fill in all required fields (Title, Description, and Reason)',
      },
    })
  })

  it.each([
    ['days that are not on the list', { requestedExtension: 8 as 7 }],
    ['a title without end', { title: 'x'.repeat(201) }],
    ['a reason without end', { reason: 'x'.repeat(5001) }],
    ['an id that is none', { requestId: '../../etc' }],
    ['a day that is none', { originalDueDate: '2026-02-30' }],
    ['a class that does not exist', { classId: newId() }],
    ['sessions without their class', { sessionIds: [newId()] }],
    ['more sessions than a request may name', { sessionIds: Array.from({ length: 21 }, newId) }],
    ['what no database can store', { title: 'nul\u0000' }],
  ])('refuses %s', async (_, traits) => {
    expect(await refusal(submitted(asking, traits))).toBe('invalid-input')
  })

  it('is for students', async () => {
    for (const role of ['admin', 'lecturer', 'staff'] as const)
      expect(await refusal(submitted(await server.as(await make[role]())))).toBe('forbidden')
    expect(await refusal(submitted(server.browser()))).toBe('unauthenticated')
  })
})

describe('naming a class', () => {
  it('offers mine, with the sessions around today and their marks', async () => {
    const lecturer = await make.lecturer()
    const mine = await make.class([lecturer], [student])
    const other = await make.class([lecturer], [await make.student()])
    const begun = await make.session(mine.id)
    const ahead = await make.session(mine.id, { startsInMinutes: 3 * 1440 })
    await make.session(mine.id, { startsInMinutes: 61 * 1440 })
    await make.session(mine.id, { startsInMinutes: -61 * 1440 })
    await make.session(mine.id, { startsInMinutes: 2 * 1440, status: 'cancelled' })
    await make.session(other.id)
    const teaching = await server.as(lecturer)
    await teaching.markAttendance({ sessionId: begun.id, studentId: student.id, status: 'late' })
    const { items } = await asking.listMitigationSubjects({})
    expect(items).toMatchObject([
      {
        classId: mine.id,
        courseCode: mine.courseCode,
        courseTitle: mine.courseTitle,
        sessions: [
          { id: begun.id, mark: 'late' },
          { id: ahead.id, mark: null },
        ],
      },
    ])
  })

  it('fills in the course, and keeps the sessions', async () => {
    const mine = await make.class([await make.lecturer()], [student])
    const session = await make.session(mine.id)
    const named = { classId: mine.id, sessionIds: [session.id, session.id], courseCode: null }
    expect(await submitted(asking, named)).toMatchObject({
      classId: mine.id,
      courseCode: mine.courseCode,
      sessions: [{ id: session.id, startsAt: session.startsAt.toISOString() }],
    })
  })

  it('takes no class of others, and no session of another class', async () => {
    const lecturer = await make.lecturer()
    const mine = await make.class([lecturer], [student])
    const other = await make.class([lecturer], [])
    const session = await make.session(other.id)
    expect(await refusal(submitted(asking, { classId: other.id }))).toBe('invalid-input')
    const wrong = { classId: mine.id, sessionIds: [session.id] }
    expect(await refusal(submitted(asking, wrong))).toBe('invalid-input')
  })
})

describe('reading', () => {
  it('is for the admins and the student of the request', async () => {
    const { id: requestId } = await submitted(asking)
    const stranger = await server.as(await make.student())
    expect(await refusal(stranger.readMitigation({ requestId }))).toBe('not-found')
    expect(await refusal(stranger.readMitigation({ requestId: newId() }))).toBe('not-found')
    for (const role of ['lecturer', 'staff'] as const) {
      const other = await server.as(await make[role]())
      expect(await refusal(other.readMitigation({ requestId }))).toBe('forbidden')
      expect(await refusal(other.listMyMitigation({}))).toBe('forbidden')
    }
  })

  it('lists mine, newest first, with how many there are in each status', async () => {
    const first = await submitted(asking)
    const second = await submitted(asking)
    clock.forward({ minutes: 1 })
    const third = await submitted(asking)
    await submitted(await server.as(await make.student()))
    await reviewing.decideMitigation(rejection(first))
    const all = await asking.listMyMitigation({ pageSize: 2 })
    expect(all).toMatchObject({ total: 3, counts: { pending: 2, approved: 0, rejected: 1 } })
    expect(all.items[0]?.id).toBe(third.id)
    const pending = await asking.listMyMitigation({ status: 'pending' })
    expect(pending).toMatchObject({ total: 2, counts: { pending: 2, approved: 0, rejected: 1 } })
    expect(pending.items.map(({ id }) => id)).toEqual([third.id, second.id])
  })
})

describe('deciding', () => {
  it('approves with the days given and notes; the student is told', async () => {
    const request = await submitted(asking, { title: 'Flood' })
    const decision = { ...approval(request, 5), adminNotes: 'Get well soon' }
    const decided = await reviewing.decideMitigation(decision)
    expect(decided).toMatchObject({
      status: 'approved',
      grantedExtension: 5,
      adminNotes: 'Get well soon',
      reviewedAt: clock.now().toISOString(),
      reviewedBy: { id: admin.id, name: `${admin.firstName} ${admin.lastName}` },
      autoApproved: false,
      can: { decide: false, reverse: true, remove: true },
    })
    expect(await told(student)).toMatchObject([
      {
        kind: 'decisions',
        title: 'Mitigation request approved',
        message: 'Flood: Get well soon',
        navigationPath: `/app/mitigation?tab=mine&request=${request.id}`,
      },
    ])
    expect(await audited(request.id)).toMatchObject([
      { operation: 'submitMitigation', actorId: student.id },
      {
        operation: 'decideMitigation',
        actorId: admin.id,
        before: { status: 'pending' },
        after: { status: 'approved', grantedExtension: 5, adminNotes: 'Get well soon' },
      },
    ])
  })

  it('rejects, and grants nothing whatever was typed', async () => {
    const request = await submitted(asking)
    const decision = { ...rejection(request, 'No evidence'), grantedExtension: 7 }
    expect(await reviewing.decideMitigation(decision)).toMatchObject({
      status: 'rejected',
      grantedExtension: null,
      can: { decide: false, reverse: false, remove: true },
    })
  })

  it('of two admins at once one wins, and the other can read what was decided', async () => {
    const request = await submitted(asking)
    const other = await server.as(await make.admin())
    const both = await Promise.allSettled([
      reviewing.decideMitigation(approval(request, 2)),
      other.decideMitigation(rejection(request, 'No')),
    ])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(other.decideMitigation(rejection(request, 'No')))).toBe('already-decided')
    const won = both.find((it) => it.status === 'fulfilled')!.value
    expect(await other.readMitigation({ requestId: request.id })).toEqual(won)
    expect(await told(student)).toHaveLength(1)
  })

  it('is for admins, about requests that exist, with days that can be given', async () => {
    const request = await submitted(asking)
    for (const browser of [
      asking,
      await server.as(await make.lecturer()),
      await server.as(await make.staff()),
    ])
      expect(await refusal(browser.decideMitigation(approval(request)))).toBe('forbidden')
    expect(await refusal(reviewing.decideMitigation(approval({ ...request, id: newId() })))).toBe('not-found')
    for (const days of [-1, 366, 1.5, Number.NaN])
      expect(await refusal(reviewing.decideMitigation(approval(request, days)))).toBe('invalid-input')
    const stale = approval({ ...request, version: request.version + 1 })
    expect(await refusal(reviewing.decideMitigation(stale))).toBe('edit-conflict')
    expect((await reviewing.readMitigation({ requestId: request.id })).status).toBe('pending')
  })
})

describe('reversing', () => {
  const approved = async () => reviewing.decideMitigation(approval(await submitted(asking), 2))

  it('leaves the request approved, with who reversed it and why; the student is told', async () => {
    const { id: requestId, version } = await approved()
    const reversed = await reviewing.reverseMitigation({ requestId, version, reason: 'A wrong file' })
    expect(reversed).toMatchObject({
      status: 'approved',
      reversedAt: clock.now().toISOString(),
      reversedBy: { id: admin.id },
      reversalReason: 'A wrong file',
      can: { decide: false, reverse: false, remove: true },
    })
    expect((await told(student)).at(-1)).toMatchObject({
      kind: 'decisions',
      title: 'Mitigation approval taken back',
      navigationPath: `/app/mitigation?tab=mine&request=${requestId}`,
    })
  })

  it('is done once, also by two at once, and only to what was approved', async () => {
    const { id: requestId, version } = await approved()
    const reverse = () => reviewing.reverseMitigation({ requestId, version, reason: 'Twice' })
    const both = await Promise.allSettled([reverse(), reverse()])
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(await refusal(reverse())).toBe('edit-conflict')
    const pending = await submitted(asking)
    const wrong = { requestId: pending.id, version: pending.version, reason: 'No' }
    expect(await refusal(reviewing.reverseMitigation(wrong))).toBe('edit-conflict')
    expect(await refusal(reviewing.reverseMitigation({ ...wrong, reason: ' ' }))).toBe('invalid-input')
    expect(await refusal(asking.reverseMitigation(wrong))).toBe('forbidden')
    expect(await refusal(reviewing.reverseMitigation({ ...wrong, requestId: newId() }))).toBe('not-found')
  })
})

describe('deleting', () => {
  it('is for good, whatever was decided; the audit log keeps what it was', async () => {
    const pending = await submitted(asking, { title: 'Flood' })
    const rejected = await reviewing.decideMitigation(rejection(await submitted(asking)))
    for (const { id: requestId } of [pending, rejected]) {
      await reviewing.deleteMitigation({ requestId })
      expect(await refusal(reviewing.readMitigation({ requestId }))).toBe('not-found')
      expect(await refusal(reviewing.deleteMitigation({ requestId }))).toBe('not-found')
    }
    expect((await asking.listMyMitigation({})).total).toBe(0)
    expect((await audited(pending.id)).at(-1)).toMatchObject({
      operation: 'deleteMitigation',
      actorId: admin.id,
      before: { studentId: student.id, title: 'Flood', status: 'pending' },
    })
  })

  it('is done once, also by two at once', async () => {
    const { id: requestId } = await submitted(asking)
    const both = [1, 2].map(() => reviewing.deleteMitigation({ requestId }))
    const outcomes = await Promise.allSettled(both)
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected'])
    expect(outcomes.find((it) => it.status === 'rejected')?.reason).toMatchObject({ code: 'not-found' })
  })

  it('is for admins', async () => {
    const { id: requestId } = await submitted(asking)
    for (const browser of [asking, await server.as(await make.lecturer())])
      expect(await refusal(browser.deleteMitigation({ requestId }))).toBe('forbidden')
    await expect(reviewing.deleteMitigation({ requestId, keepEffects: 'perhaps' as never })).rejects.toThrow()
    expect(await reviewing.readMitigation({ requestId })).toMatchObject({ id: requestId })
  })
})
