import type { LiveEvent } from '@campanile/contract/live.ts'
import { afterAll, expect, it, vi } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { payFactories } from '#domains/payroll/testing/pay-factories.ts'
import { startListener } from '#events/listener.ts'
import type { TestPerson } from '#testing/factories.ts'
import { startTestServer } from '#testing/server.ts'
import { campusRows } from './testing/campus-rows.ts'

const server = await startTestServer()
const { hub, platform } = server
const listener = startListener(server.url, platform.log, {
  announcement: hub.deliver,
  reconnected: hub.closeAll,
})
await listener.started
afterAll(() => listener.stop())

/** A page of this person that is open all the time, and what it hears. */
function listening({ id, role }: TestPerson) {
  const heard: LiveEvent[] = []
  const leave = hub.add({
    personId: id,
    role,
    sessionId: id,
    send: (event) => void heard.push(event),
    close: () => leave(),
  })
  return heard
}

/** Whatever was announced until now has been heard: NOTIFY keeps the order. */
async function allHeard(heard: LiveEvent[], person: { id: string }) {
  const last: LiveEvent = { topic: 'faces', id: 'last' }
  await inTransaction(platform, async (tx) => tx.announce({ event: last, people: [person.id] }))
  await vi.waitFor(() => expect(heard.at(-1)).toEqual(last), { timeout: 10_000 })
  return heard.splice(0).slice(0, -1)
}

it('nobody hears of what happens in a class, at work or in an account of somebody else', async () => {
  const { run } = await payFactories(server)
  const payRunId = await run({ month: '2026-10', status: 'paid' })
  const strangers = await campusRows(server, payRunId)
  const people = [strangers.lecturer, strangers.student, strangers.classmate, strangers.staff]
  const pages = people.map((person) => ({ person, heard: listening(person) }))
  for (const { person, heard } of pages) await allHeard(heard, person)

  const concerned = await campusRows(server, payRunId)
  const own = listening(concerned.student)
  await inTransaction(platform, async (tx) =>
    tx.announce({ event: { topic: 'exams' }, people: [concerned.student.id] }),
  )
  for (const { person, heard } of pages) expect(await allHeard(heard, person)).toEqual([])
  expect(await allHeard(own, concerned.student)).toContainEqual({ topic: 'exams' })
})
