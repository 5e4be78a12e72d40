import { describe, expect, it } from 'vitest'
import { newId } from '#db/columns.ts'
import { startTestServer } from '#testing/server.ts'
import { classMakers, ids, sorted } from './testing/class-makers.ts'

const server = await startTestServer()
const { make } = server
const { admin, pastTermId, students, batch, assign, teach, enrolled } = await classMakers(server)

describe('a batch’s students', () => {
  it('are enrolled in its current classes when they join, and withdrawn when they leave', async () => {
    const batchId = await batch()
    const [here, past] = [await teach([batchId]), await teach([batchId], [], pastTermId)]
    const group = await students(3)
    expect(await assign(batchId, group)).toMatchObject({ members: 3, classes: 2 })
    expect(await enrolled(here.id)).toEqual(sorted(group))
    expect(await enrolled(past.id)).toEqual([])
    expect(await admin.readClass({ classId: here.id })).toMatchObject({ enrolled: 3 })

    const [first] = group
    const removed = await admin.removeBatchMember({ batchId, studentId: first!.id })
    expect(removed.members).toBe(2)
    expect(await admin.removeBatchMember({ batchId, studentId: first!.id })).toEqual(removed)
    expect(await enrolled(here.id)).toEqual(sorted(group.slice(1)))
    expect(await enrolled(here.id, 'left')).toEqual([first!.id])
  })

  it('move from one batch to another with their enrolments', async () => {
    const [from, to] = [await batch(), await batch()]
    const group = await students(2)
    await assign(from, group)
    const [old, both, fresh] = [await teach([from]), await teach([from, to]), await teach([to])]
    await assign(to, group)
    expect(await enrolled(old.id)).toEqual([])
    for (const { id } of [both, fresh]) expect(await enrolled(id)).toEqual(sorted(group))
    const { items } = await admin.listBatchMembers({ batchId: to })
    expect(items.map((it) => it.batch?.id)).toEqual([to, to])
    expect((await admin.listBatchMembers({ batchId: from })).total).toBe(0)
  })

  it('keep their enrolments and withdrawals when they are assigned again', async () => {
    const batchId = await batch()
    const [student] = await students(1)
    const { id: classId } = await teach([batchId])
    await assign(batchId, [student!, student!])
    await admin.withdrawStudent({ classId, studentId: student!.id })
    await assign(batchId, [student!])
    expect(await enrolled(classId)).toEqual([])
  })

  it('join one batch when two admins assign them at once, and only that batch’s classes', async () => {
    const [one, other] = [await batch(), await batch()]
    const [classOfOne, classOfOther] = [await teach([one]), await teach([other])]
    for (let round = 0; round < 4; round += 1) {
      const group = await students(3)
      await Promise.all([assign(one, group), assign(other, group.toReversed())])
      const inOne = new Set(ids((await admin.listBatchMembers({ batchId: one, pageSize: 100 })).items))
      const enrolledInOne = new Set(await enrolled(classOfOne.id))
      const enrolledInOther = new Set(await enrolled(classOfOther.id))
      for (const { id } of group) {
        expect([enrolledInOne.has(id), enrolledInOther.has(id)]).toEqual([inOne.has(id), !inOne.has(id)])
      }
    }
  })

  it('are enrolled in a class that gets the batch while they join it', async () => {
    for (let round = 0; round < 4; round += 1) {
      const batchId = await batch()
      const group = await students(2)
      const { id: classId, version } = await teach()
      await Promise.all([
        assign(batchId, group),
        admin.updateClass({ classId, version, lecturerIds: [], batchIds: [batchId] }),
      ])
      expect(await enrolled(classId)).toEqual(sorted(group))
    }
  })

  it('count only while their account is active, and are not enrolled afterwards', async () => {
    const batchId = await batch()
    const [staying, gone] = await students(2)
    await assign(batchId, [staying!, gone!])
    await admin.archivePerson({ personId: gone!.id })
    expect(await admin.readBatch({ batchId })).toMatchObject({ members: 1 })
    const made = await teach([batchId])
    expect(made).toMatchObject({ enrolled: 1, batches: [{ members: 1 }] })
    expect(await enrolled(made.id)).toEqual([staying!.id])
  })

  it.each(['lecturer', 'nobody'])('must be students: a %s is rejected, and no one is moved', async (who) => {
    const batchId = await batch()
    const [student] = await students(1)
    const id = who === 'nobody' ? newId() : (await make.lecturer()).id
    await expect(admin.addBatchMembers({ batchId, studentIds: [student!.id, id] })).rejects.toMatchObject({
      code: 'invalid-input',
      fields: { studentIds: 'One of these people is no longer a student here' },
    })
    expect((await admin.listBatchMembers({ batchId })).total).toBe(0)
  })

  it('can be found by name and number, in their order', async () => {
    const batchId = await batch()
    const people = [
      await make.student({ firstName: 'Émile', lastName: 'Zola' }),
      await make.student({ firstName: 'Ada', lastName: 'Évora' }),
      await make.student({ firstName: 'Bea', lastName: 'de Silva' }),
    ]
    await assign(batchId, people)
    const names = async (query: object) =>
      (await admin.listBatchMembers({ batchId, ...query })).items.map(({ lastName }) => lastName)
    expect(await names({})).toEqual(['de Silva', 'Évora', 'Zola'])
    expect(await names({ sort: '-name' })).toEqual(['Zola', 'Évora', 'de Silva'])
    expect(await names({ search: 'zola émile' })).toEqual(['Zola'])
    expect(await names({ sort: 'number', pageSize: 1, page: 2 })).toHaveLength(1)
  })
})

it('a batch of 500 is assigned and enrolled in a few statements', async () => {
  const rows = Array.from({ length: 500 }, () => newId())
  await server.pool.query(
    `insert into people (id, email, first_name, last_name, role, created_at, updated_at)
     select id, id || '@large.test', 'Large', 'Batch', 'student', now(), now() from unnest($1::uuid[]) id`,
    [rows],
  )
  const batchId = await batch()
  const classIds = await Promise.all([1, 2, 3].map(async () => (await teach([batchId])).id))
  const { rows: before } = await server.pool.query('select count(*)::int as n from enrolments')
  await admin.addBatchMembers({ batchId, studentIds: rows })
  const { rows: after } = await server.pool.query('select count(*)::int as n from enrolments')
  expect(after[0].n - before[0].n).toBe(1500)
  expect(await admin.readClass({ classId: classIds[0]! })).toMatchObject({ enrolled: 500 })
})
