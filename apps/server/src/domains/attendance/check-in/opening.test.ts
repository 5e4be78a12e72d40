import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { rooms } from '#domains/structure/structure.tables.ts'
import { sessions } from '#domains/timetable/timetable.tables.ts'
import { inventFace, makeFrames, registerTestFace } from '#testing/test-face.ts'
import { openCheckIns } from '../testing/open-check-ins.ts'

const { server, ready, scan, shown, setRules, showPasskey } = await openCheckIns()
const { make, clock, platform } = server

const none = { face: null, passkey: null }

describe('a redeemed scan opens the check-in: its response contains', () => {
  it('who is signed in and the state that the page would otherwise read', async () => {
    const it = await ready()
    const { session, checkIn, now } = await scan(it)
    expect(session).toEqual(await it.browser.readSession({}))
    expect(session.user?.id).toBe(it.student.id)
    expect(checkIn).toEqual(await it.browser.readMyCheckIn({ classId: it.classId }))
    expect(checkIn).toMatchObject({
      scanned: true,
      refusal: null,
      receipt: null,
      standing: null,
      claim: null,
    })
    expect(now).toBe(clock.now().toISOString())
  })

  it('the same data for a typed code', async () => {
    const it = await ready()
    const { shortCode } = await shown(it.sessionId)
    const { checkIn, challenges } = await it.browser.redeemShortCode({ code: shortCode })
    expect(checkIn).toEqual(await it.browser.readMyCheckIn({ classId: it.classId }))
    expect(challenges.passkey).not.toBeNull()
  })

  it('a face challenge for a student with a face, which checks in at once', async () => {
    const it = await ready()
    expect((await scan(it)).challenges.face).toBeNull()
    const face = inventFace()
    await registerTestFace(it.browser, face, clock.now())
    const { challenges } = await scan(it)
    const { challenge } = challenges.face!
    const proof = { classId: it.classId, challenge, descriptors: makeFrames(face) }
    expect(await it.browser.checkInWithFace(proof)).toMatchObject({ status: 'present', source: 'face' })
  })

  it('a passkey challenge for a student with a passkey, which checks in at once', async () => {
    const it = await ready()
    const { challenges } = await scan(it)
    const assertion = it.device.get(challenges.passkey!)
    expect(await it.browser.checkInWithPasskey({ classId: it.classId, assertion })).toMatchObject({
      source: 'passkey',
    })
  })

  it('no challenge for a method that the class does not accept, or if the location is required first', async () => {
    const it = await ready()
    await setRules(it.classId, { ways: ['code'] })
    expect((await scan(it)).challenges).toEqual(none)
    await setRules(it.classId, { ways: ['passkey', 'code'], maxDistance: 100 })
    const [room] = await platform.db
      .insert(rooms)
      .values({
        name: 'Far away',
        capacity: 10,
        latitude: 51,
        longitude: 7,
        createdAt: clock.now(),
        updatedAt: clock.now(),
      })
      .returning({ id: rooms.id })
    await platform.db.update(sessions).set({ roomId: room!.id }).where(eq(sessions.id, it.sessionId))
    const { checkIn, challenges } = await scan(it)
    expect(checkIn).toMatchObject({ needsPlace: true, hasPasskey: true })
    expect(challenges).toEqual(none)
  })

  it('the receipt, what it means, and no challenge once the student has checked in', async () => {
    const it = await ready()
    await scan(it)
    await showPasskey(it)
    const { checkIn, challenges } = await scan(it)
    expect(checkIn).toMatchObject({
      receipt: { status: 'present' },
      standing: { percentage: 100 },
      refusal: 'already-marked',
    })
    expect(challenges).toEqual(none)
  })
})

describe('a redeemed scan reveals nothing about the check-in', () => {
  it('to anyone who is not signed in, who gets it after signing in', async () => {
    const { classId, sessionId, student } = await ready()
    const phone = server.browser()
    const { token } = await shown(sessionId)
    expect(await phone.redeemScan({ classId, token })).toMatchObject({
      session: { user: null },
      checkIn: null,
      challenges: none,
    })
    const signedIn = await server.as(student)
    phone.cookies.set('campanile-session', signedIn.cookies.get('campanile-session')!)
    expect(await phone.redeemScan({ classId, token: 'old' })).toMatchObject({
      session: { user: { id: student.id } },
      checkIn: { scanned: true },
    })
  })

  it('to a student of another class, or to a lecturer', async () => {
    const { classId, sessionId } = await ready()
    const { token } = await shown(sessionId)
    for (const person of [await make.student(), await make.lecturer()]) {
      const answer = await (await server.as(person)).redeemScan({ classId, token })
      expect(answer).toMatchObject({ session: { user: { id: person.id } }, checkIn: null, challenges: none })
    }
  })
})

describe('the response to a check-in', () => {
  it('states its consequence: the percentage and outlook that the attendance page shows', async () => {
    const { browser, classId, sessionId, ...it } = await ready()
    await make.session(classId, { startsInMinutes: -300, minutes: 60 })
    await make.session(classId, { startsInMinutes: 300 })
    await make.session(classId, { startsInMinutes: 600, status: 'cancelled' })
    await scan({ browser, classId, sessionId })
    const { standing } = await showPasskey({ browser, classId, ...it })
    const { classes, required } = await browser.readMyAttendance({})
    const [mine] = classes
    expect(standing).toEqual({ percentage: mine!.percentage, outlook: mine!.outlook, required })
    expect(standing).toMatchObject({ percentage: 100, outlook: { remaining: 1 } })
    expect((await browser.readMyCheckIn({ classId })).standing).toEqual(standing)
  })
})
