import { expect, it } from 'vitest'
import { inTransaction } from '#db/database.ts'
import { payFactories } from '#domains/payroll/testing/pay-factories.ts'
import { openPages } from '#testing/open-pages.ts'
import { startTestServer } from '#testing/server.ts'
import { campusRows } from './testing/campus-rows.ts'

const server = await startTestServer()
const { platform } = server
const openPage = await openPages(server)

it('nobody receives events about other people’s classes, work or accounts', async () => {
  const { run } = await payFactories(server)
  const payRunId = await run({ month: '2026-10', status: 'paid' })
  const strangers = await campusRows(server, payRunId)
  const people = [strangers.lecturer, strangers.student, strangers.classmate, strangers.staff]
  const pages = people.map((person) => openPage(person))
  for (const page of pages) await page.received()

  const concerned = await campusRows(server, payRunId)
  const own = openPage(concerned.student)
  await inTransaction(platform, async (tx) =>
    tx.announce({ event: { topic: 'exams' }, people: [concerned.student.id] }),
  )
  for (const page of pages) expect(await page.received()).toEqual([])
  expect(await own.received()).toContainEqual({ topic: 'exams' })
})
