import { noLatePolicy } from '@campanile/contract/assignments/assignment.ts'
import { requestAddress } from '@campanile/contract/client.ts'
import type { Operation } from '@campanile/contract/operation.ts'
import { type OperationName, operations } from '@campanile/contract/operations.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { eq, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { pgType, queryRows, queryValues } from '#db/rows.ts'
import { sessions } from '#domains/accounts/accounts.tables.ts'
import { payFactories } from '#domains/payroll/testing/pay-factories.ts'
import { pdf } from '#files/testing/documents.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { inventFace, makeFrames } from '#testing/test-face.ts'
import { type CampusRows, campusRows, type IdName } from './testing/campus-rows.ts'
import { isPersonal } from './testing/personal-rows.ts'
import { sampleInput } from './testing/sample-input.ts'

// One person of each role sends all requests, so there is no limit per person.
const server = await startTestServer({}, { perPerson: Number.MAX_SAFE_INTEGER })
const { make, platform, clock } = server
const { db } = platform
let theirs: CampusRows
let own: CampusRows
let someAdmin: TestPerson
let before: string[]

beforeAll(async () => {
  const { run } = await payFactories(server)
  const payRunId = await run({ month: '2026-10', status: 'paid' })
  theirs = await campusRows(server, payRunId)
  own = await campusRows(server, payRunId)
  someAdmin = await make.admin()
  before = await rowsAboutThem()
}, 120_000)

type Named = [OperationName, Operation]
const all = Object.entries(operations) as Named[]

/** Ids of rows without an owner: anyone who can call the operations may know all of them. */
const everybodys: readonly IdName[] = ['leaveTypeId', 'linkId', 'providerId', 'roomId']
/** The data that a class shares among its members. */
const ofTheClass: readonly IdName[] = [
  'classId',
  'sessionId',
  'sessionIds',
  'assignmentId',
  'examId',
  'termId',
]
/** Ids that the caller generates: a new one is accepted, somebody else's is not. */
const madeByCaller: Partial<Record<OperationName, IdName>> = {
  addAnnotation: 'annotationId',
  addFeedbackComment: 'commentId',
  askAboutPayLine: 'questionId',
  claimOffline: 'claimId',
  createAssignment: 'assignmentId',
  createScheduledReport: 'scheduleId',
  duplicateAssignment: 'copyId',
  sendGroupMessage: 'messageId',
  startUpload: 'uploadId',
  submitLeave: 'requestId',
  submitMitigation: 'requestId',
  submitWork: 'submissionId',
}
/** For a class that the caller is not enrolled in, these answer `not-enrolled`. */
const saysNotEnrolled: readonly OperationName[] = [
  'readMyCheckIn',
  'startFaceCheck',
  'checkInWithFace',
  'reportCheckInProblem',
  'startPasskeyCheckIn',
  'checkInWithPasskey',
  'checkInWithCode',
]
/** Values that cannot be derived from the schema. */
const given: Partial<Record<OperationName, object>> = {
  openCheckIn: { lateAfterMinutes: 10, closeAfterMinutes: 20 },
  updateCheckInRules: { ways: ['code'] },
  updateClassMaterials: { items: [] },
  checkInWithFace: { descriptors: makeFrames(inventFace()) },
  recogniseFace: { descriptors: makeFrames(inventFace()) },
  claimOffline: { token: 'of-no-screen', scannedAt: '2026-11-16T09:59:00.000Z' },
  createAssignment: { opensAt: '2026-11-30T09:00:00.000Z', late: noLatePolicy },
  updateAssignment: { opensAt: '2026-11-30T09:00:00.000Z', late: noLatePolicy },
  duplicateAssignment: { opensAt: '2026-11-30T09:00:00.000Z' },
  checkSessionMove: { startsAt: '10:00', endsAt: '11:00' },
  moveSession: { startsAt: '10:00', endsAt: '11:00' },
  requestSessionMove: { startsAt: '10:00', endsAt: '11:00' },
  // leave-covers.test.ts proposes sessions and colleagues of others.
  submitLeave: { sessions: [] },
  readWaitingItem: { queue: 'disputes' },
  addWaitingNote: { queue: 'disputes' },
  endDelegation: { queue: 'disputes' },
  // rubric.test.ts selects levels of other rubrics; the ids in a rubric are made by the caller.
  markSubmission: { rubric: [] },
  saveRubric: { criteria: [] },
  // scheduled-reports.test.ts selects recipients, which only admins can.
  createScheduledReport: { recipientIds: [] },
  // An old version, because the first of two changes would be accepted.
  updateScheduledReport: { recipientIds: [], version: 7 },
}

const namesIn = (operation: Operation): IdName[] => {
  const found = new Set<string>()
  sampleInput(operation, (name) => {
    found.add(name)
    return newId()
  })
  return [...found] as IdName[]
}

/** People whose role may call the operation, but who do not own the row. */
function strangersTo({ roles }: Operation, name: IdName): [string, TestPerson, CampusRows][] {
  return (roles as readonly Role[]).flatMap((role): [string, TestPerson, CampusRows][] => {
    if (role === 'admin') return isPersonal(name) ? [['an admin', someAdmin, own]] : []
    const stranger: [string, TestPerson, CampusRows] = [`a ${role}`, own[role], own]
    return role === 'student' ? [stranger, ['a classmate', theirs.classmate, theirs]] : [stranger]
  })
}

/** The whole answer, except for what differs with each request. */
async function answerTo(person: TestPerson, [name, operation]: Named, input: Record<string, unknown>) {
  const browser = await server.as(person)
  // As if just signed in, so that the request does not stop at the question for the password.
  await db.update(sessions).set({ confirmedAt: clock.now() }).where(eq(sessions.personId, person.id))
  const whole = { ...input, ...given[name] }
  const { path, body } = requestAddress([operation.method, operation.path, operation.kind], whole)
  const isUpload = operation.kind === 'upload'
  const { statusCode, headers, cookies, ...response } = await server.app.inject({
    method: operation.method,
    url: `/api${path}`,
    headers: {
      cookie: browser.cookies.header(),
      ...(isUpload && { 'content-type': 'application/octet-stream' }),
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(isUpload ? { payload: pdf } : body && { payload: JSON.stringify(body) }),
  })
  const own = ['date', 'x-request-id', 'x-ratelimit-remaining', 'x-ratelimit-reset', 'set-cookie']
  return {
    status: statusCode,
    headers: Object.fromEntries(Object.entries(headers).filter(([key]) => !own.includes(key))),
    cookies: cookies.map((it) => it.name),
    body: response.body.replaceAll(String(headers['x-request-id']), '(request id)'),
  }
}

/** Every row of the database that contains one of their ids. */
async function rowsAboutThem(): Promise<string[]> {
  const tables = await queryRows(db, {
    name: pgType.text,
  })`select table_name as name from information_schema.tables
      where table_schema = 'public' and table_type = 'BASE TABLE'`
  const ids = [...new Set([...Object.values(theirs.ids), ...Object.values(theirs.elsewhere)])]
  const found = await Promise.all(
    tables.map(
      ({ name }) =>
        queryValues(db, pgType.text)`select ${name} || ' ' || it.row
          from (select to_jsonb(t)::text as row from ${sql.identifier(name)} t) it
          where it.row ~ ${ids.join('|')}`,
    ),
  )
  return found.flat()
}

const withIds = all.filter(
  ([, { roles, input }]) => roles !== 'public' && roles.some((it) => it !== 'admin') && input !== undefined,
)
const questions = withIds.flatMap(([name, operation]) =>
  namesIn(operation)
    .filter((id) => !everybodys.includes(id))
    .map((id): [OperationName, IdName, Operation] => [name, id, operation]),
)

describe('somebody else’s row looks like one that does not exist', () => {
  it.each(questions)('%s by %s', async (name, id, operation) => {
    for (const [who, person, mine] of strangersTo(operation, id)) {
      const isClassmate = who === 'a classmate'
      if (isClassmate && (ofTheClass.includes(id) || name === 'readBriefFile')) continue
      // Their id together with the caller's own ids, and together with only their ids.
      for (const others of new Set([mine, theirs])) {
        const ask = (value: string) =>
          answerTo(
            person,
            [name, operation],
            sampleInput(operation, (it) => (it === id ? value : others.idIn(name, it as IdName))),
          )
        const random = await ask(newId())
        const foreign = await ask(theirs.idIn(name, id))
        if (madeByCaller[name] === id) {
          expect([who, foreign.status]).not.toEqual([who, 200])
          continue
        }
        if (id === 'classId' && saysNotEnrolled.includes(name) && person.role === 'student') {
          expect([who, foreign.status, foreign.body]).toEqual([
            who,
            403,
            expect.stringContaining('not-enrolled'),
          ])
          continue
        }
        if (others === own)
          expect([who, random.body]).not.toEqual([who, expect.stringContaining('invalid-input')])
        expect([who, foreign]).toEqual([who, random])
      }
    }
  })
})

it('each of the ids belongs to a row', () => {
  const invented: readonly IdName[] = ['batchId', 'delegateId', 'departmentId', 'programmeId']
  const missing = Object.entries(theirs.ids).filter(([, id]) => !before.some((row) => row.includes(id)))
  expect(missing.map(([name]) => name).sort()).toEqual(invented)
})

it('none of these attempts changed one of their rows', async () => {
  const after = new Set(await rowsAboutThem())
  expect(before.length).toBeGreaterThan(50)
  expect(before.filter((row) => !after.has(row))).toEqual([])
})
