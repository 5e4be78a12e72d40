import { expect, it } from 'vitest'
import { importing } from '#domains/imports/testing/importing.ts'
import { makeExam, published } from '#domains/results/testing/sheets.ts'
import { startTestServer, type TestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'

const server: TestServer = await startTestServer()
await startTestWorker(server)
const { make, platform } = server
const admin = await server.as(await make.admin())
const work = importing(admin)

it('credits can change until results of the course are published', async () => {
  const student = await make.student()
  const { id: classId, courseCode: code } = await make.class([await make.lecturer()], [student])
  const course = async () => (await admin.listCourses({ search: code })).items.find((it) => it.code === code)!
  const update = async (change: { title?: string; credits?: number }) => {
    const { id: courseId, version, title, credits } = await course()
    return admin.updateCourse({ courseId, version, departmentId: null, code, title, credits, ...change })
  }
  const imported = (credits: number) =>
    work.upload(`code,title,credits\n${code},Imported,${credits}\n`, { format: 'courses' })
  const sheetId = await makeExam(platform.db, classId, { weight: '100' })
  expect(await update({ credits: 15 })).toMatchObject({ credits: 15 })
  await published({ admin, sheetId }, [[student, '70']])
  await expect(update({ credits: 20 })).rejects.toMatchObject({
    code: 'invalid-input',
    fields: { credits: expect.stringContaining('Results of this course are published') },
  })
  expect(await update({ title: 'Same credits' })).toMatchObject({ credits: 15 })
  expect(await work.told(await imported(20))).toMatchObject([
    [2, 'reject', expect.stringContaining('Results of this course are published')],
  ])
  expect(await work.told(await imported(15))).toMatchObject([[2, 'change', null]])
})
