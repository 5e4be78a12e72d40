import { maxMaterials } from '@campanile/contract/structure/material-limits.ts'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { classMakers } from './testing/class-makers.ts'

const server = await startTestServer()
const { make, platform } = server
const { admin, teach } = await classMakers(server)

const slides = { title: 'Slides', url: 'https://drive.example/slides?week=1#top' }
const forum = { title: 'Forum', url: 'https://forum.example' }

/** A class with a lecturer and a student. */
async function taught() {
  const lecturer = await make.lecturer()
  const student = await make.student()
  const { id: classId } = await teach([], [lecturer])
  await admin.enrolStudents({ classId, studentIds: [student.id] })
  return {
    classId,
    student,
    lecturer,
    lecturing: await server.as(lecturer),
    studying: await server.as(student),
  }
}

describe('the materials of a class', () => {
  it('are links that lecturers and admins save in an order, and students read', async () => {
    const { classId, lecturing, studying } = await taught()
    expect(await studying.readClassMaterials({ classId })).toEqual({
      classId,
      version: 0,
      items: [],
      can: { edit: false },
    })
    const saved = await lecturing.updateClassMaterials({ classId, version: 0, items: [slides, forum] })
    expect(saved).toMatchObject({ items: [slides, forum], version: 1, can: { edit: true } })
    await admin.updateClassMaterials({ classId, version: 1, items: [forum, slides] })
    expect((await studying.readClassMaterials({ classId })).items).toEqual([forum, slides])
  })

  it('are visible only to members of the class, and changed only by those who run it', async () => {
    const { classId, student, studying } = await taught()
    const others = [await server.as(await make.student()), await server.as(await make.lecturer())]
    for (const other of others) expect(await refusal(other.readClassMaterials({ classId }))).toBe('not-found')
    const mine = { classId, version: 0, items: [slides] }
    expect(await refusal(others[1]!.updateClassMaterials(mine))).toBe('not-found')
    expect(await refusal(studying.updateClassMaterials(mine))).toBe('forbidden')
    const staff = await server.as(await make.staff())
    expect(await refusal(staff.readClassMaterials({ classId }))).toBe('forbidden')
    await admin.withdrawStudent({ classId, studentId: student.id })
    expect(await refusal(studying.readClassMaterials({ classId }))).toBe('not-found')
  })

  it.each([
    ['a script', 'javascript:alert(1)'],
    ['a script in capitals', 'JavaScript:alert(1)'],
    ['a script with a line break', 'java\nscript:alert(1)'],
    ['a script behind a space', ' javascript:alert(1)'],
    ['data', 'data:text/html,<script>alert(1)</script>'],
    ['a file', 'file:///etc/passwd'],
    ['a blob', 'blob:https://campus.example/1'],
    ['a page without encryption', 'http://campus.example'],
    ['a path', '/app/dashboard'],
    ['an address without a scheme', '//campus.example'],
    ['a password', 'https://user:secret@campus.example'],
    ['a user name, as in a forged address', 'https://campus.example@evil.example'],
    ['a space', 'https://campus.example/a b'],
    ['no address', 'https://'],
    ['60,000 characters', `https://campus.example/${'a'.repeat(60_000)}`],
    ['a NUL', 'https://campus.example/\u0000'],
    ['a lone surrogate', 'https://campus.example/\ud800'],
    ['nothing', ''],
  ])('do not lead to %s', async (_, url) => {
    const { classId, lecturing } = await taught()
    const items = [slides, { title: 'Hostile', url }]
    await expect(lecturing.updateClassMaterials({ classId, version: 0, items })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { 'items.1.url': expect.any(String) },
    })
    expect((await lecturing.readClassMaterials({ classId })).items).toEqual([])
  })

  it.each([
    ['empty', '  '],
    ['60,000 characters long', 'a'.repeat(60_000)],
    ['too long', 'a'.repeat(121)],
  ])('have no title that is %s', async (_, title) => {
    const { classId, lecturing } = await taught()
    const items = [{ ...slides, title }]
    await expect(lecturing.updateClassMaterials({ classId, version: 0, items })).rejects.toMatchObject({
      fields: { 'items.0.title': expect.any(String) },
    })
  })

  it('are refused as a whole from 64 KB', async () => {
    const { classId, lecturing } = await taught()
    const items = [{ ...slides, title: 'a'.repeat(65_536) }]
    expect(await refusal(lecturing.updateClassMaterials({ classId, version: 0, items }))).toBe('too-large')
  })

  it('are limited, and their titles have one line', async () => {
    const { classId, lecturing } = await taught()
    const many = (count: number) =>
      Array.from({ length: count }, (_, at) => ({ title: `Week\n${at}`, url: slides.url }))
    await expect(
      lecturing.updateClassMaterials({ classId, version: 0, items: many(maxMaterials + 1) }),
    ).rejects.toMatchObject({ code: 'invalid-input', fields: { items: expect.any(String) } })
    const { items } = await lecturing.updateClassMaterials({ classId, version: 0, items: many(maxMaterials) })
    expect(items).toHaveLength(maxMaterials)
    expect(items[0]!.title).toBe('Week 0')
  })

  it('reject the second of two simultaneous changes', async () => {
    const { classId, lecturing } = await taught()
    const save = (version: number, items = [slides]) =>
      lecturing.updateClassMaterials({ classId, version, items })
    const outcomes = await Promise.allSettled([save(0), save(0), save(0)])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect(await refusal(save(0))).toBe('edit-conflict')
    expect(await save(1, [])).toMatchObject({ version: 2, items: [] })
  })

  it('stay as they are in an archived class', async () => {
    const { classId, lecturing } = await taught()
    await lecturing.updateClassMaterials({ classId, version: 0, items: [slides] })
    await admin.archiveClass({ classId })
    expect(await admin.readClassMaterials({ classId })).toMatchObject({
      items: [slides],
      can: { edit: false },
    })
    expect(await refusal(admin.updateClassMaterials({ classId, version: 1, items: [] }))).toBe(
      'edit-conflict',
    )
  })

  it('are audited with what they were and became', async () => {
    const { classId, lecturer, lecturing } = await taught()
    await lecturing.updateClassMaterials({ classId, version: 0, items: [slides] })
    await lecturing.updateClassMaterials({ classId, version: 1, items: [forum] })
    const events = await platform.db.select().from(auditEvents).where(eq(auditEvents.entityId, classId))
    const about = { entity: 'class-materials', actorId: lecturer.id }
    expect(events.filter(({ entity }) => entity === 'class-materials')).toMatchObject([
      { ...about, before: { items: [] }, after: { items: [slides] } },
      { ...about, before: { items: [slides] }, after: { items: [forum] } },
    ])
  })
})
