import { expect, it } from 'vitest'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { makeAssignment, makeExam, published, typed } from '../testing/sheets.ts'

const server = await startTestServer()
const { make, platform } = server
const secret = '83.17'

/** Everything that a student can request about results. */
const seenBy = async (student: TestBrowser) =>
  JSON.stringify([
    await student.listMyResults({}),
    await student.listMyPapers({}),
    await student.listNotifications({}),
    await student.issueMyTranscript({}).catch(({ code }: { code: string }) => code),
  ])

it('shows a student no mark before it is published, in any operation', async () => {
  const student = await make.student()
  const lecturer = await make.lecturer()
  const taught = await make.class([lecturer], [student])
  const sheetId = await makeExam(platform.db, taught.id, { weight: '60' })
  const essay = await makeAssignment(platform.db, taught.id)
  const admin = await server.as(await make.admin())
  const at = await server.as(student)

  await admin.enterMarks({ sheetId, cells: [typed(student, secret)] })
  expect(await seenBy(at)).not.toContain(secret)
  const { version } = await admin.submitMarkSheet({ sheetId, version: 0 })
  expect(await seenBy(at)).not.toContain(secret)
  await admin.withholdMarks({ sheetId, studentIds: [student.id], reason: 'A fee is open' })
  await published({ admin, sheetId: essay }, [[student, '70']])
  await admin.publishMarkSheet({ sheetId, version })
  const withheld = await seenBy(at)
  expect(withheld).not.toContain(secret)
  expect(withheld).toContain('"withheld":true')
  expect(withheld).not.toContain('A fee is open')

  await admin.releaseMarks({ sheetId, studentIds: [student.id], reason: null })
  expect(await seenBy(at)).toContain(secret)
})

it('keeps other people’s marks and the admins’ lists from students', async () => {
  const [student, other] = [await make.student(), await make.student()]
  const taught = await make.class([await make.lecturer()], [student, other])
  const sheetId = await makeExam(platform.db, taught.id, { weight: '100' })
  const at = await server.as(student)
  await published({ admin: await server.as(await make.admin()), sheetId }, [
    [student, '70'],
    [other, secret],
  ])
  expect(await seenBy(at)).not.toContain(secret)
  expect(await refusal(at.listStudentResults({ studentId: other.id }))).toBe('forbidden')
  expect(await refusal(at.listClassResults({ classId: taught.id }))).toBe('forbidden')
  expect(await refusal(at.readMarkSheet({ sheetId }))).toBe('forbidden')
  expect(await refusal(at.exportMarkSheet({ sheetId, format: 'csv' }))).toBe('forbidden')
  expect(await refusal(at.listMarkChanges({ sheetId }))).toBe('forbidden')
})
