import { describe, expect, it } from 'vitest'
import { assignmentForm, published } from '#domains/assignments/testing/assignments.ts'
import { daysAfter, minutesAfter } from '#platform/clock.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { rolloverCampus } from './testing/rollover-campus.ts'

const server = await startTestServer()
const { make, clock } = server
const { admin, sourceTerm, newTerm, weeksFrom, plan, drafted, apply, undo, classesOf, noticesOf } =
  await rolloverCampus(server)

describe('applying', () => {
  it('happens once, however many requests come at once', async () => {
    const source = await sourceTerm()
    const draft = await drafted(source)
    const runs = await Promise.allSettled([1, 2, 3].map(() => apply(draft)))
    expect(runs.map((it) => (it.status === 'fulfilled' ? it.value.state : it.reason.code)).sort()).toEqual([
      'applied',
      'rollover-moved-on',
      'rollover-moved-on',
    ])
  })

  it('copies the links to materials of a class, which can then be changed apart, and undone', async () => {
    const source = await sourceTerm()
    const { classId, courseId } = source.older
    const items = [{ title: 'Reading list', url: 'https://library.example/reading' }]
    await admin.updateClassMaterials({ classId, version: 0, items })
    const done = await apply(await drafted(source))
    const copyId = (await classesOf(done)).get(courseId)!.id
    const copy = await admin.readClassMaterials({ classId: copyId })
    expect(copy.items).toEqual(items)
    const { version } = copy
    expect(await admin.updateClassMaterials({ classId: copyId, version, items: [] })).toMatchObject({
      items: [],
    })
    expect(await admin.readClassMaterials({ classId })).toMatchObject({ items })
    await undo(done)
    expect(await refusal(admin.readClassMaterials({ classId: copyId }))).toBe('not-found')
  })

  it('adds to an existing term only what is missing', async () => {
    const source = await sourceTerm()
    const first = await apply(await plan(await drafted(source), { leftOut: [source.older.classId] }))
    const again = await plan(await admin.startTermRollover({ termId: source.term.id }), {
      target: { kind: 'existing', termId: first.target!.id! },
    })
    const { items } = await admin.listRolloverClasses({ rolloverId: again.id })
    expect(new Map(items.map(({ id, copied }) => [id, copied]))).toEqual(
      new Map([
        [source.older.classId, false],
        [source.younger.classId, true],
      ]),
    )
    expect((await apply(again)).result).toMatchObject({ classes: 1 })
    expect((await classesOf(first)).size).toBe(2)
  })

  it('refuses a term without classes, a used name and a term that is over', async () => {
    const empty = await admin.createTerm({ name: 'Without classes', ...weeksFrom(-371), holidays: [] })
    expect(await refusal(admin.startTermRollover({ termId: empty.id }))).toBe('blocked')
    const source = await sourceTerm()
    const draft = await admin.startTermRollover({ termId: source.term.id })
    const { term } = newTerm()
    const used = { kind: 'new' as const, term: { ...term, name: source.term.name } }
    await expect(plan(draft, { target: used })).rejects.toMatchObject({
      code: 'already-exists',
      fields: { 'plan.target.term.name': expect.any(String) },
    })
    await expect(plan(draft, { target: { kind: 'existing', termId: empty.id } })).rejects.toMatchObject({
      fields: { 'plan.target.termId': expect.any(String) },
    })
    expect(await refusal(apply(draft))).toBe('blocked')
  })

  it('is for admins', async () => {
    const source = await sourceTerm()
    const draft = await drafted(source)
    const lecturer = await server.as(source.older.lecturer)
    const input = { rolloverId: draft.id, version: draft.version }
    expect(await refusal(lecturer.applyTermRollover(input))).toBe('forbidden')
    expect(await refusal(lecturer.readTermRollover(input))).toBe('forbidden')
  })
})

describe('undoing', () => {
  it('removes everything that was created, and notifies the people', async () => {
    const source = await sourceTerm()
    const done = await apply(await drafted(source))
    const undone = await undo(done)
    expect(undone).toMatchObject({ state: 'undone', can: { undo: false } })
    expect(await refusal(admin.readTerm({ termId: done.target!.id! }))).toBe('not-found')
    const { items } = await admin.listBatches({ programmeId: source.programmeId })
    expect(items).toHaveLength(2)
    expect((await noticesOf(source.younger.members[0]!))[0]).toBe('You were removed from a class')
    expect(await admin.readClass({ classId: source.older.classId })).toMatchObject({ meetings: 1 })
    expect(await refusal(undo(done))).toBe('rollover-moved-on')
  })

  it('is refused once something is recorded, published or begun', async () => {
    const source = await sourceTerm()
    const { older, younger } = source
    const done = await apply(await drafted(source))
    const { id: classId } = (await classesOf(done)).get(older.courseId)!
    const lecturer = await server.as(older.lecturer)
    const now = clock.now()
    await published(
      lecturer,
      assignmentForm(now, { classId, dueAt: minutesAfter(daysAfter(now, 30), 0).toISOString() }),
    )
    expect(await admin.readTermRollover({ rolloverId: done.id })).toMatchObject({
      inUse: [older.courseCode],
      can: { undo: false },
    })
    await expect(undo(done)).rejects.toMatchObject({
      code: 'blocked',
      fields: { rolloverId: expect.stringContaining(older.courseCode) },
    })
    clock.forward({ minutes: 15 * 24 * 60 })
    const later = await server.as(await make.admin())
    const { inUse } = await later.readTermRollover({ rolloverId: done.id })
    expect(inUse).toEqual([older.courseCode, younger.courseCode])
  })
})
