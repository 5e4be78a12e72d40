import { expect, it } from 'vitest'
import { applyRetention } from '#domains/retention/retention-run.service.ts'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { accountLinks, attemptCounters, sessions } from './accounts.tables.ts'

const server = await startTestServer()
const { make, browser, clock, platform } = server

const sizes = () =>
  Promise.all(
    [accountLinks, attemptCounters, sessions].map(
      async (table) => (await platform.db.select().from(table)).length,
    ),
  )

it('deletes what has expired and keeps what is still valid', async () => {
  const admin = await server.as(await make.admin())
  const student = await make.student()
  await admin.createPasswordResetLink({ personId: student.id })
  await browser().signIn({ email: student.email, password: testPassword })
  await refusal(browser().signIn({ email: student.email, password: 'wrong horse' }))
  const before = await sizes()
  expect(before).toEqual([1, 3, 2])
  await applyRetention(platform, ['sign-in'])
  expect(await sizes()).toEqual(before)
  clock.forward({ minutes: 24 * 60 })
  await applyRetention(platform, ['sign-in'])
  expect(await sizes()).toEqual([0, 0, 1])
  clock.forward({ minutes: 13 * 24 * 60 })
  await applyRetention(platform, ['sign-in'])
  expect(await sizes()).toEqual([0, 0, 0])
})
