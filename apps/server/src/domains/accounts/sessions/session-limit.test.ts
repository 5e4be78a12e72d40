import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { testPassword } from '#testing/factories.ts'
import { refusal, startTestServer } from '#testing/server.ts'
import { sessions } from '../accounts.tables.ts'
import { maxSessions } from './sessions.service.ts'

const server = await startTestServer()
const { make, browser, clock, platform } = server

const countSessions = (personId: string) => platform.db.$count(sessions, eq(sessions.personId, personId))

it('one sign-in above the limit ends the least recently used session, and says so', async () => {
  const person = await make.student()
  const oldest = await server.as(person)
  const used = await server.as(person)
  clock.forward({ minutes: 10 })
  await used.listNotifications({})
  const newer = []
  for (let count = 2; count < maxSessions; count++) newer.push(await server.as(person))
  const latest = browser()
  await latest.signIn({ email: person.email, password: testPassword })

  expect(await refusal(oldest.listNotifications({}))).toBe('unauthenticated')
  for (const left of [used, ...newer]) await left.listNotifications({})
  expect(await countSessions(person.id)).toBe(maxSessions)
  const { items } = await latest.listNotifications({})
  expect(items).toMatchObject([{ kind: 'account', title: 'Signed out on one device' }])
})

it('applies when many sign in at the same moment', async () => {
  const person = await make.student()
  const signIns = Array.from({ length: maxSessions + 6 }, (_, index) =>
    browser(`198.51.100.${index}`).signIn({ email: person.email, password: testPassword }),
  )
  await Promise.all(signIns)
  expect(await countSessions(person.id)).toBe(maxSessions)
})

it('does not count the sessions of others, nor expired ones', async () => {
  const [person, other] = [await make.student(), await make.student()]
  const others = await server.as(other)
  for (let count = 0; count < maxSessions; count++) await server.as(person)
  clock.forward({ minutes: 15 * 24 * 60 })
  const at = browser()
  await at.signIn({ email: person.email, password: testPassword })
  expect((await at.listNotifications({})).items).toEqual([])
  expect(await countSessions(other.id)).toBe(1)
  expect(await refusal(others.listNotifications({}))).toBe('unauthenticated')
})
