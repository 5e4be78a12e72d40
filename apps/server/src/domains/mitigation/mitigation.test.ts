import { beforeEach, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import type { TestPerson } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { rejection, requestForm, submitted } from './testing/requests.ts'
import { type RequestScene, requestScene } from './testing/scene.ts'
import { listRequestEvents, readPersonNotifications } from './testing/traces.ts'

const server = await startTestServer()
const { make, platform, clock } = server
let scene: RequestScene

beforeEach(async () => {
  scene = await requestScene(server)
})

const told = (person: TestPerson) => readPersonNotifications(platform.db, person)
const audited = (requestId: string) => listRequestEvents(platform.db, requestId)

describe('submitting', () => {
  it('stores the form as pending, with the names of its student', async () => {
    const form = requestForm()
    const { requestId, sessionIds: _, ...written } = form
    const request = await scene.asking.submitMitigation(form)
    expect(request).toMatchObject({
      ...written,
      id: requestId,
      studentId: scene.student.id,
      studentName: `${scene.student.firstName} ${scene.student.lastName}`,
      studentEmail: scene.student.email,
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
    expect(await scene.reviewing.readMitigation({ requestId })).toEqual({
      ...request,
      can: { decide: true, reverse: false, remove: true, attach: false, detach: false },
    })
  })

  it('asks for one day by default, and needs no course, assignment or date', async () => {
    const { requestedExtension: _, ...form } = requestForm({
      courseCode: null,
      assignmentName: null,
      originalDueDate: null,
    })
    expect(await scene.asking.submitMitigation(form)).toMatchObject({
      requestedExtension: 1,
      courseCode: null,
    })
  })

  it('notifies the admins only', async () => {
    const lecturer = await make.lecturer()
    const { id } = await submitted(scene.asking, { title: 'Flood' })
    expect(await told(scene.admin)).toMatchObject([
      {
        kind: 'requests',
        title: 'New mitigation request',
        message: `${scene.student.firstName} ${scene.student.lastName}: Flood`,
        navigationPath: `/app/mitigation?request=${id}`,
      },
    ])
    expect(await told(lecturer)).toEqual([])
    expect(await told(scene.student)).toEqual([])
  })

  it('sent twice, also at once, creates one request', async () => {
    const form = requestForm()
    const answers = await Promise.all([1, 2, 3].map(() => scene.asking.submitMitigation(form)))
    expect(new Set(answers.map(({ id }) => id))).toEqual(new Set([form.requestId]))
    expect((await scene.asking.listMyMitigation({})).total).toBe(1)
    expect(await told(scene.admin)).toHaveLength(1)
    expect(await audited(form.requestId)).toHaveLength(1)
  })

  it('with the id of another person’s request reveals nothing about it', async () => {
    const form = requestForm()
    await scene.asking.submitMitigation(form)
    const other = await server.as(await make.student())
    expect(await refusal(other.submitMitigation(form))).toBe('not-found')
    expect((await other.listMyMitigation({})).total).toBe(0)
  })

  it.each(['title', 'description', 'reason'])('needs a %s that is not blank', async (field) => {
    const call = scene.asking.submitMitigation(requestForm({ [field]: ' \n\t ' }))
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
    expect(await refusal(submitted(scene.asking, traits))).toBe('invalid-input')
  })

  it('is only for students', async () => {
    for (const role of ['admin', 'lecturer', 'staff'] as const)
      expect(await refusal(submitted(await server.as(await make[role]())))).toBe('forbidden')
    expect(await refusal(submitted(server.browser()))).toBe('unauthenticated')
  })
})

describe('naming a class', () => {
  it('offers the student’s own classes, with the sessions around today and their records', async () => {
    const lecturer = await make.lecturer()
    const mine = await make.class([lecturer], [scene.student])
    const other = await make.class([lecturer], [await make.student()])
    const begun = await make.session(mine.id)
    const ahead = await make.session(mine.id, { startsInMinutes: 3 * 1440 })
    await make.session(mine.id, { startsInMinutes: 61 * 1440 })
    await make.session(mine.id, { startsInMinutes: -61 * 1440 })
    await make.session(mine.id, { startsInMinutes: 2 * 1440, status: 'cancelled' })
    await make.session(other.id)
    const teaching = await server.as(lecturer)
    await teaching.markAttendance({ sessionId: begun.id, studentId: scene.student.id, status: 'late' })
    const { items } = await scene.asking.listMitigationSubjects({})
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

  it('fills in the course, and stores the sessions', async () => {
    const mine = await make.class([await make.lecturer()], [scene.student])
    const session = await make.session(mine.id)
    const named = { classId: mine.id, sessionIds: [session.id, session.id], courseCode: null }
    expect(await submitted(scene.asking, named)).toMatchObject({
      classId: mine.id,
      courseCode: mine.courseCode,
      sessions: [{ id: session.id, startsAt: session.startsAt.toISOString() }],
    })
  })

  it('rejects other people’s classes, and sessions of another class', async () => {
    const lecturer = await make.lecturer()
    const mine = await make.class([lecturer], [scene.student])
    const other = await make.class([lecturer], [])
    const session = await make.session(other.id)
    expect(await refusal(submitted(scene.asking, { classId: other.id }))).toBe('invalid-input')
    const wrong = { classId: mine.id, sessionIds: [session.id] }
    expect(await refusal(submitted(scene.asking, wrong))).toBe('invalid-input')
  })
})

describe('reading', () => {
  it('is for admins and the student of the request only', async () => {
    const { id: requestId } = await submitted(scene.asking)
    const stranger = await server.as(await make.student())
    expect(await refusal(stranger.readMitigation({ requestId }))).toBe('not-found')
    expect(await refusal(stranger.readMitigation({ requestId: newId() }))).toBe('not-found')
    for (const role of ['lecturer', 'staff'] as const) {
      const other = await server.as(await make[role]())
      expect(await refusal(other.readMitigation({ requestId }))).toBe('forbidden')
      expect(await refusal(other.listMyMitigation({}))).toBe('forbidden')
    }
  })

  it('lists the student’s own requests, newest first, with the number in each status', async () => {
    const first = await submitted(scene.asking)
    const second = await submitted(scene.asking)
    clock.forward({ minutes: 1 })
    const third = await submitted(scene.asking)
    await submitted(await server.as(await make.student()))
    await scene.reviewing.decideMitigation(rejection(first))
    const all = await scene.asking.listMyMitigation({ pageSize: 2 })
    expect(all).toMatchObject({ total: 3, counts: { pending: 2, approved: 0, rejected: 1 } })
    expect(all.items[0]?.id).toBe(third.id)
    const pending = await scene.asking.listMyMitigation({ status: 'pending' })
    expect(pending).toMatchObject({ total: 2, counts: { pending: 2, approved: 0, rejected: 1 } })
    expect(pending.items.map(({ id }) => id)).toEqual([third.id, second.id])
  })
})
