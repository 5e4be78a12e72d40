import { expect, it } from 'vitest'
import { startTestServer } from '#testing/server.ts'
import { runFactories } from '../testing/run-factories.ts'

const server = await startTestServer()
const { make } = server
const { admin, profile, person: office } = await runFactories(server)

it('a person is notified of each change to their pay profile: what, who and what to do, without amounts', async () => {
  const person = await make.staff()
  const own = await server.as(person)
  const newest = async () => (await own.listNotifications({})).items[0]!
  const history = await profile(person, { amount: 310_000 })
  expect(await newest()).toMatchObject({
    kind: 'pay',
    title: 'Your pay was changed',
    message: expect.stringMatching(/ set up your pay from 1 January 2026\. Your next payslip shows/),
  })
  const { id: payProfileId, version, can: _, ...values } = history.items[0]!
  const { usedUntil: __, personId: ___, ...facts } = values as typeof values & Record<string, unknown>
  await admin.updatePayProfile({ ...facts, payProfileId, version, amount: 325_000, lastDay: '2026-12-31' })
  const { message, navigationPath } = await newest()
  expect(message).toContain(
    ' changed the amount of your basic pay and the last day from no last day to 31 December 2026.',
  )
  expect(message).not.toMatch(/3[ ,.]?[12][05]/)
  expect(navigationPath).toBe('/app/my-payroll')

  const [{ version: at } = { version: 0 }] = (await admin.listPayProfilesOf({ personId: person.id })).items
  const count = (await own.listNotifications({})).items.length
  await admin.updatePayProfile({
    ...{ ...facts, payProfileId, version: at, amount: 325_000, lastDay: '2026-12-31' },
    note: 'Only for the office',
  })
  expect((await own.listNotifications({})).items).toHaveLength(count)
})

it('an admin who changes their own pay is not notified of it', async () => {
  await profile(office)
  const { items } = await admin.listNotifications({})
  expect(items.filter(({ kind }) => kind === 'pay')).toEqual([])
})
