import { type Endpoint, requestAddress } from '@campanile/contract/client.ts'
import { operations } from '@campanile/contract/operations.ts'
import { expect, it } from 'vitest'
import { notifications } from '#domains/notifications/notifications.tables.ts'
import { openEventStream } from '#testing/event-stream.ts'
import { listenLive } from '#testing/live-server.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { makeAssignment, makeExam, typed } from './testing/sheets.ts'

const server = await startTestServer()
const { make, platform, app } = server
const { db } = platform
const origin = await listenLive(server)

const [lecturer, student] = [await make.lecturer(), await make.student()]
const { id: classId } = await make.class([lecturer], [student, await make.student()])
const exam = await makeExam(db, classId)
const essay = await makeAssignment(db, classId)
const session = await make.session(classId)
const [teaching, admin, own] = [
  await server.as(lecturer),
  await server.as(await make.admin()),
  await server.as(student),
]

/** Ids for the paths of operations, and a day for reports and schedules. */
const named: Record<string, string> = {
  sheetId: exam,
  examId: exam,
  assignmentId: essay,
  classId,
  studentId: student.id,
  personId: student.id,
  sessionId: session.id,
  from: '2026-11-02',
  to: '2026-11-29',
  format: 'csv',
}
const read = Object.entries(operations).filter(
  ([, { method, kind, roles }]) =>
    method === 'GET' &&
    kind !== 'stream' &&
    roles !== 'public' &&
    (roles as readonly string[]).includes('student'),
)

/** Responses of all read operations that a student may call, without values that always change. */
async function everythingReadBy({ cookies }: TestBrowser): Promise<Record<string, string>> {
  const answers: Record<string, string> = {}
  for (const [name, { method, path, kind }] of read)
    for (const id of [exam, essay]) {
      const input = { ...named, sheetId: id }
      const endpoint: Endpoint = [method, path, kind]
      const answer = await app.inject({
        url: `/api${requestAddress(endpoint, input).path}`,
        headers: { cookie: cookies.header() },
      })
      answers[`${name} ${id}`] = `${answer.statusCode} ${answer.body.replace(/"requestId":"[^"]+"/, '')}`
    }
  return answers
}

it('a student finds no trace of a mark before it is published, in any operation or event', async () => {
  const stream = await openEventStream(origin, own)
  const before = await everythingReadBy(own)
  expect(Object.keys(before).length).toBeGreaterThan(20)
  for (const sheetId of [exam, essay]) {
    const { cells } = await teaching.readMarkSheet({ sheetId })
    const marks = cells.map((cell, place) => typed(cell.student, `${73 + place}.19`))
    await teaching.enterMarks({ sheetId, cells: marks })
    await teaching.commentOnMark({ sheetId, studentId: student.id, before: null, comment: 'Weak on bells' })
    await teaching.submitMarkSheet({ sheetId, version: 0 })
    await admin.withholdMarks({ sheetId, studentIds: [student.id], reason: 'Fees' })
  }
  await admin.reopenMarkSheet({ sheetId: essay, version: 1, reason: 'Look again' })
  expect(await everythingReadBy(own)).toEqual(before)
  for (const sheetId of [exam, essay])
    await admin.releaseMarks({ sheetId, studentIds: [student.id], reason: null })
  expect(await everythingReadBy(own)).toEqual(before)
  expect((await db.select().from(notifications)).filter(({ personId }) => personId === student.id)).toEqual(
    [],
  )

  await admin.publishMarkSheet({ sheetId: exam, version: 1 })
  // An earlier event for the student would come before these.
  const events = [await stream.next(), await stream.next()]
  expect(events).toEqual(expect.arrayContaining([{ topic: 'notifications' }, { topic: 'results' }]))
  const after = await everythingReadBy(own)
  expect(after[`listMyResults ${exam}`]).toMatch(/7[34]\.19/)
  expect(after[`listMyResults ${exam}`]).not.toContain('bells')
  const [result] = (await own.listMyResults({})).terms[0]!.classes
  expect(result).toMatchObject({ status: 'open', letter: null })
  expect(result!.marks.map(({ sheetId }) => sheetId)).toEqual([exam])
})

it('every operation on marks is refused to students with the same message, whether or not a sheet exists', async () => {
  const marking = Object.entries(operations).filter(
    ([, { path, roles }]) => path.startsWith('/mark-sheets') && roles !== ('public' as never),
  )
  expect(marking.length).toBeGreaterThan(15)
  for (const [, { method, path }] of marking)
    for (const sheetId of [exam, '01929b1e-0000-7000-8000-000000000000']) {
      const answer = await app.inject({
        method,
        url: `/api${path.replace('{sheetId}', sheetId).replace('{studentId}', student.id)}`,
        headers: { cookie: own.cookies.header(), 'sec-fetch-site': 'same-origin' },
      })
      expect([answer.statusCode, answer.json().error.code]).toEqual([403, 'forbidden'])
    }
  expect(await refusal(own.listClassResults({ classId }))).toBe('forbidden')
  expect(await refusal(own.listStudentResults({ studentId: student.id }))).toBe('forbidden')
})

it('updates the open grids of lecturers and admins, and of nobody else', async () => {
  const { id: otherClass } = await make.class([await make.lecturer()], [student])
  const otherSheet = await makeExam(db, otherClass)
  const [lecturers, admins] = [await openEventStream(origin, teaching), await openEventStream(origin, admin)]
  await admin.enterMarks({ sheetId: otherSheet, cells: [typed(student, '1')] })
  await admin.enterMarks({ sheetId: essay, cells: [typed(student, '2', { version: 3 })] })
  expect(await admins.next()).toEqual({ topic: 'results', id: otherSheet })
  expect(await admins.next()).toEqual({ topic: 'results', id: essay })
  expect(await lecturers.next()).toEqual({ topic: 'results', id: essay })
})
