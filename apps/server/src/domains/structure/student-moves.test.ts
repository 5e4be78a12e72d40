import { describe, expect, it } from 'vitest'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { classMakers, ids, sorted } from './testing/class-makers.ts'

const server = await startTestServer()
const { make } = server
const { admin, students, batch, assign, teach, enrolled } = await classMakers(server)

it('moves students with their enrolments and names those left out', async () => {
  const [from, to] = [await batch(), await batch()]
  const [old, fresh] = [await teach([from]), await teach([to])]
  const group = await students(3)
  await assign(from, group.slice(0, 2))
  await assign(to, group.slice(2))
  const lecturer = await make.lecturer()
  const outcome = await admin.moveStudents({ batchId: to, personIds: [...ids(group), lecturer.id] })
  expect(outcome.done).toBe(2)
  expect(outcome.leftOut).toMatchObject([
    { personId: group[2]!.id, reason: 'already-in-batch' },
    { personId: lecturer.id, reason: 'not-a-student' },
  ])
  expect(await enrolled(old.id)).toEqual([])
  expect(await enrolled(fresh.id)).toEqual(sorted(group))
  const { items } = await admin.listPeople({ batchId: to })
  expect(sorted(items)).toEqual(sorted(group))
})

describe('the students', () => {
  const listNotices = async (student: TestPerson) =>
    (await (await server.as(student)).listNotifications({})).items

  it('are notified even if their classes stay the same, with the reason', async () => {
    const [to, [student]] = [await batch(), await students(1)]
    await admin.moveStudents({ batchId: to, personIds: [student!.id], reason: 'Smaller groups' })
    const [notice] = await listNotices(student!)
    expect(notice?.title).toMatch(/^You’re now in batch /)
    expect(notice?.message).toMatch(/Your classes stay the same\..* Reason: Smaller groups\.$/)
    const { rows } = await server.pool.query(
      "select after -> 'reason' as reason from audit_events where operation = 'moveStudents' and entity_id = $1",
      [to],
    )
    expect(rows).toEqual([{ reason: 'Smaller groups' }])
  })

  it('are also notified when they are assigned from another batch whose classes are the same', async () => {
    const [from, to, [student, newcomer]] = [await batch(), await batch(), await students(2)]
    await assign(from, [student!])
    await admin.addBatchMembers({ batchId: to, studentIds: ids([student!, newcomer!]), reason: 'Merged' })
    expect((await listNotices(student!))[0]?.message).toMatch(/ Reason: Merged\.$/)
    expect(await listNotices(newcomer!)).toEqual([])
  })

  it('read the reason once, with the classes that change', async () => {
    const [from, to, [student]] = [await batch(), await batch(), await students(1)]
    await teach([from])
    await teach([to])
    await assign(from, [student!])
    const earlier = (await listNotices(student!)).length
    await admin.moveStudents({ batchId: to, personIds: [student!.id], reason: 'Smaller groups' })
    const added = (await listNotices(student!)).slice(0, -earlier)
    expect(added.map(({ title }) => title).sort()).toEqual([
      'You were enrolled in a class',
      'You were removed from a class',
    ])
    for (const { message } of added) expect(message).toMatch(/ Reason: Smaller groups\.$/)
  })
})
