import { describe, expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'

const server = await startTestServer()
const { make } = server
const admin = await server.as(await make.admin())

describe('archiving is prevented', () => {
  it('for a department with programmes and courses, which are counted', async () => {
    const department = await admin.createDepartment({ name: 'Physics' })
    const at = { departmentId: department.id }
    const programme = await admin.createProgramme({ ...at, name: 'BSc Physics' })
    const course = await admin.createCourse({ ...at, code: 'PH101', title: 'Optics', credits: 10 })
    await expect(admin.archiveDepartment(at)).rejects.toMatchObject({
      code: 'blocked',
      fields: { departmentId: 'It has 1 programme and 1 course. Archive or move them first.' },
    })
    const batch = await admin.createBatch({ programmeId: programme.id, code: 'PH-26', intakeYear: 2026 })
    await expect(admin.archiveProgramme({ programmeId: programme.id })).rejects.toMatchObject({
      fields: { programmeId: 'It has 1 batch. Archive or move them first.' },
    })
    await admin.archiveBatch({ batchId: batch.id })
    await admin.archiveProgramme({ programmeId: programme.id })
    await admin.archiveCourse({ courseId: course.id })
    await admin.archiveDepartment(at)

    await expect(admin.restoreProgramme({ programmeId: programme.id })).rejects.toMatchObject({
      code: 'blocked',
      fields: { programmeId: 'Restore its department first.' },
    })
    expect(await refusal(admin.restoreCourse({ courseId: course.id }))).toBe('blocked')
    expect(await refusal(admin.restoreBatch({ batchId: batch.id }))).toBe('blocked')
    await expect(admin.createProgramme({ ...at, name: 'MSc Physics' })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { departmentId: 'Select a department that is not archived' },
    })
  })

  it('for a room with a future session', async () => {
    const lecturer = await make.lecturer()
    const { id } = await make.class([lecturer])
    await make.session(id)
    const { items } = await admin.listRooms({ search: 'R', pageSize: 100 })
    const outcomes = await Promise.allSettled(items.map((it) => admin.archiveRoom({ roomId: it.id })))
    const reasons = outcomes.flatMap((it) => (it.status === 'rejected' ? [it.reason.fields.roomId] : []))
    expect(reasons).toEqual(['It is planned for 1 upcoming session. Give them another room first.'])
  })

  it('archiving a parent while a child is created never leaves the child without its parent', async () => {
    for (let round = 0; round < 5; round += 1) {
      const department = await admin.createDepartment({ name: `Race ${round}` })
      const at = { departmentId: department.id }
      await Promise.allSettled([
        admin.archiveDepartment(at),
        admin.createProgramme({ ...at, name: 'BSc Race' }),
      ])
      const { archivedAt, programmes } = await admin.readDepartment(at)
      expect([archivedAt === null, programmes]).toEqual(archivedAt === null ? [true, 1] : [false, 0])
    }
  })
})
