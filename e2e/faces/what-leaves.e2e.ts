import { consents } from '@campanile/server/domains/faces/faces.tables.ts'
import { m as attendanceWords } from '@campanile/web/src/domains/attendance/messages.ts'
import { eq } from 'drizzle-orm'
import { everyAction, makeFilm, sittingStill } from '../film/film.ts'
import { registerFace, showFace } from '../support/face.ts'
import { storiesOnOwnCampus } from '../support/own-campus.ts'
import { expect } from '../support/test.ts'

const test = storiesOnOwnCampus()
// Rendering films that are not in the temporary folder yet takes a while.
test.setTimeout(600_000)

/** All property names in a value, at any depth. */
const namesIn = (value: unknown): string[] =>
  value === null || typeof value !== 'object'
    ? []
    : Object.entries(value).flatMap(([name, it]) => [...(Array.isArray(value) ? [] : [name]), ...namesIn(it)])

test('in a face check, only the challenge and the descriptors of some frames leave the device', async ({
  campus,
  visit,
}) => {
  const person = await campus.make.staff()
  await registerFace(
    await visit({ as: person, film: await makeFilm({ person: 'raven', seed: 501, script: sittingStill }) }),
  )
  const page = await visit({
    as: person,
    film: await makeFilm({ person: 'raven', seed: 502, script: everyAction }),
  })
  const origins = new Set<string>()
  const sent = new Map<string, unknown>()
  page.on('request', (request) => {
    const { origin, pathname, protocol } = new URL(request.url())
    // Content that the page creates itself does not leave the device.
    if (protocol === 'blob:' || protocol === 'data:') return
    origins.add(origin)
    if (request.method() !== 'GET') sent.set(pathname, request.postDataJSON())
  })
  const sockets: string[] = []
  page.on('websocket', (socket) => sockets.push(socket.url()))
  await page.goto('/app/attendance')
  await showFace(page, 'Check in')
  await expect(page.getByRole('heading', { name: attendanceWords.youAreCheckedIn() })).toBeVisible({
    timeout: 60_000,
  })

  expect([...origins]).toEqual([new URL(campus.url).origin])
  expect(sockets).toEqual([])
  const names = new Set([...sent.values()].flatMap(namesIn))
  // `not` asks for a challenge with another action than this.
  const allowed = ['act', 'proof', 'method', 'challenge', 'not', 'descriptors', 'linkId', 'place', 'token']
  expect([...names].filter((name) => !allowed.includes(name))).toEqual([])
  const checked = JSON.stringify([...sent.values()])
  // Nothing is longer than a face descriptor, so no picture was sent.
  const longest = Math.max(...(checked.match(/[A-Za-z0-9+/=_-]+/g) ?? []).map((it) => it.length))
  expect(longest).toBeLessThanOrEqual(700)
  const words = JSON.stringify([...sent.values()], (name, value) =>
    ['not', 'challenge', 'descriptors'].includes(name) ? undefined : value,
  )
  expect(words).not.toMatch(/happy|smile|expression|landmark/i)
  expect(await campus.db.$count(consents, eq(consents.personId, person.id))).toBe(1)
})
