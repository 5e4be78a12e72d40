import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { classMakers, ids, sorted } from './testing/class-makers.ts'

const server = await startTestServer()
const { make } = server
const { admin, students, batch, assign, teach, enrolled } = await classMakers(server)

it('moves students with their enrolments and says who was left out', async () => {
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

it('notifies students whose classes stay the same, too', async () => {
  const [to, [student]] = [await batch(), await students(1)]
  await admin.moveStudents({ batchId: to, personIds: [student!.id] })
  const browser = await server.as(student!)
  const { items } = await browser.listNotifications({})
  expect(items[0]?.title).toMatch(/^You’re now in batch /)
})
