import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { auditEvents } from '#domains/audit/audit.tables.ts'
import { rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { refusal } from '#testing/server.ts'
import { inventFace, makeFrames, registerTestFace } from '#testing/test-face.ts'
import { openCheckIns } from '../testing/open-check-ins.ts'

const { server, lecturing, admin, ready, scan, attemptsOf, expectRefused, setRules } = await openCheckIns()
const { clock, platform } = server

describe('network and location restrictions', () => {
  async function campusNetworks(...networks: string[]) {
    const { version, values } = await admin.readSettings({})
    const attendance = { ...values.attendance, campusNetworks: networks }
    await admin.updateSettings({ version, values: { ...values, attendance } })
  }

  async function placeRoom(sessionId: string, facts: Partial<typeof rooms.$inferInsert>) {
    const [row] = await platform.db.select().from(sessions).where(eq(sessions.id, sessionId))
    await platform.db.update(rooms).set(facts).where(eq(rooms.id, row!.roomId!))
  }

  it('allow students on the campus network and refuse others, with every method', async () => {
    const { student, browser, classId, sessionId } = await ready()
    await setRules(classId, { requireNetwork: true })
    await campusNetworks('192.0.2.0/24', '2001:db8::/32')
    await scan({ browser, classId, sessionId })
    await expectRefused(student, browser.startFaceCheck({ classId }), 'face', 'not-on-network')
    await expectRefused(student, browser.startPasskeyCheckIn({ classId }), 'passkey', 'not-on-network')
    await expectRefused(student, browser.checkInWithCode({ classId }), 'code', 'not-on-network')
    const { refused } = await lecturing.readRegister({ sessionId })
    expect(refused[0]).toMatchObject({ reason: 'not-on-network' })
    // The room's own network replaces the campus network.
    await placeRoom(sessionId, { network: '203.0.113.0/28' })
    expect(await browser.checkInWithCode({ classId })).toMatchObject({ source: 'code' })
  })

  it('ignore headers that a browser could forge', async () => {
    const { browser, classId, sessionId } = await ready()
    await setRules(classId, { requireNetwork: true })
    await campusNetworks('192.0.2.0/24')
    await scan({ browser, classId, sessionId })
    const response = await server.app.inject({
      method: 'POST',
      url: `/api/check-in/${classId}/code`,
      remoteAddress: '203.0.113.7',
      headers: {
        cookie: browser.cookies.header(),
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        'x-forwarded-for': '192.0.2.5',
      },
      payload: '{}',
    })
    expect(response.json().error.code).toBe('not-on-network')
  })

  const room = { latitude: 51.5, longitude: -0.12 }
  const near = { latitude: 51.5003, longitude: -0.12, accuracy: 12 }

  it('require the student’s location, and store the distance but not the location', async () => {
    const { student, browser, device, classId, sessionId } = await ready()
    await setRules(classId, { maxDistance: 100 })
    await placeRoom(sessionId, room)
    await scan({ browser, classId, sessionId })
    expect(await browser.readMyCheckIn({ classId })).toMatchObject({ needsPlace: true })
    const asked = (place?: typeof near) => browser.startPasskeyCheckIn({ classId, ...(place && { place }) })
    await expectRefused(student, asked(), 'passkey', 'location-required')
    await expectRefused(student, asked({ ...near, accuracy: 900 }), 'passkey', 'location-vague')
    await expectRefused(student, asked({ ...near, latitude: 51.6 }), 'passkey', 'too-far')
    expect((await attemptsOf(student)).at(-1)).toMatchObject({ distance: 11_120 })
    const assertion = device.get(await asked(near))
    await browser.checkInWithPasskey({ classId, assertion, place: near })
    const log = await attemptsOf(student)
    expect(log.at(-1)).toMatchObject({ outcome: 'accepted', distance: 33 })
    const audit = await platform.db.select().from(auditEvents)
    expect(JSON.stringify([log, audit])).not.toMatch(/51\.5|-0\.12/)
  })

  it('apply to face check-in as well', async () => {
    const { student, browser, classId, sessionId } = await ready()
    const face = inventFace()
    // Registered beforehand, because nobody can replace their face while a check-in is open, but a first face is
    // allowed.
    await registerTestFace(browser, face, clock.now())
    await setRules(classId, { maxDistance: 100 })
    await placeRoom(sessionId, room)
    await scan({ browser, classId, sessionId })
    await expectRefused(student, browser.startFaceCheck({ classId }), 'face', 'location-required')
    const { challenge } = await browser.startFaceCheck({ classId, place: near })
    const descriptors = makeFrames(face)
    const without = browser.checkInWithFace({ classId, challenge, descriptors })
    await expectRefused(student, without, 'face', 'location-required')
    const place = { ...near, accuracy: 0 }
    expect(await browser.checkInWithFace({ classId, challenge, descriptors, place })).toMatchObject({
      source: 'face',
    })
  })

  it('refuse invalid locations', async () => {
    const { browser, classId } = await ready()
    for (const place of [
      { ...near, latitude: 91 },
      { ...near, longitude: -181 },
      { ...near, accuracy: -1 },
    ])
      expect(await refusal(browser.checkInWithCode({ classId, place }))).toBe('invalid-input')
  })

  it('show the lecturer which rooms lack a network or location', async () => {
    const { classId, sessionId } = await ready()
    await campusNetworks('192.0.2.0/24')
    const before = await lecturing.readCheckInRules({ classId })
    expect(before).toMatchObject({ campusNetworks: 1 })
    expect(before.roomsWithoutPlace).toEqual(before.roomsWithoutNetwork)
    await placeRoom(sessionId, { ...room, network: '192.0.2.0/24' })
    expect(await lecturing.readCheckInRules({ classId })).toMatchObject({
      roomsWithoutPlace: [],
      roomsWithoutNetwork: [],
    })
  })

  it.each(['10.0.0.0', 'campus', '10.0.0.0/33', ''])('refuse %j as a network', async (network) => {
    await expect(campusNetworks(network)).rejects.toMatchObject({ code: 'invalid-input' })
  })
})
