import { describe, expect, it } from 'vitest'
import { openPages } from '#testing/open-pages.ts'
import { inventFace, makeFrames, registerTestFace } from '#testing/test-face.ts'
import { openCheckIns } from '../testing/open-check-ins.ts'

const { server, lecturer, lecturing, ready, scan, showPasskey } = await openCheckIns()
const { make, clock } = server
const openPage = await openPages(server)

describe('a check-in', () => {
  it('is announced with every change to the register', async () => {
    const it = await ready()
    const page = openPage(lecturer)
    await page.received()
    await scan(it)
    await showPasskey(it)
    const events = await page.received()
    expect(events).toHaveLength(1)
    const { id, arrival } = events[0]!
    const { rows, recorded } = await lecturing.readRegister({ sessionId: it.sessionId })
    expect(id).toBe(it.sessionId)
    const { recorded: announced, ...changed } = arrival!
    expect(rows[0]).toMatchObject(changed)
    expect(changed).toMatchObject({ status: 'present', source: 'passkey', percentage: 100 })
    expect([announced, recorded]).toEqual([1, 1])
  })

  it('by many at once is announced once each, and the last one counts all of them', async () => {
    const others = await Promise.all(Array.from({ length: 8 }, () => make.student()))
    const { id: classId } = await make.class([lecturer], others)
    const { id: sessionId } = await make.session(classId)
    await lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
    const page = openPage(lecturer)
    await page.received()
    await Promise.all(
      others.map(async (student) => {
        const browser = await server.as(student)
        await scan({ classId, sessionId, browser })
        await browser.checkInWithCode({ classId })
      }),
    )
    const arrivals = (await page.received()).flatMap(({ arrival }) => arrival ?? [])
    expect(new Set(arrivals.map(({ studentId }) => studentId))).toEqual(new Set(others.map(({ id }) => id)))
    expect(arrivals).toHaveLength(others.length)
    expect(Math.max(...arrivals.map(({ recorded }) => recorded))).toBeLessThanOrEqual(others.length)
    expect((await lecturing.readRegister({ sessionId })).recorded).toBe(others.length)
  })

  it('is not announced to anyone who may not run the session', async () => {
    const it = await ready()
    const another = await make.lecturer()
    const pages = [openPage(another), openPage(await make.student()), openPage(await make.staff())]
    await scan(it)
    await showPasskey(it)
    for (const page of pages) expect(await page.received()).toEqual([])
  })

  it('lets an admin without the required second factor know that the register changed, but not how', async () => {
    const it = await ready()
    const full = openPage(await make.admin())
    const restricted = openPage(await make.admin(), { mayRead: false })
    for (const page of [full, restricted]) await page.received()
    await scan(it)
    await showPasskey(it)
    expect(await full.received()).toMatchObject([{ arrival: { studentId: it.student.id } }])
    expect(await restricted.received()).toEqual([{ topic: 'register', id: it.sessionId }])
  })

  it('names the request to the student’s own pages, so that the page that sent it does not read again', async () => {
    const it = await ready()
    const page = openPage(it.student)
    const face = inventFace()
    await registerTestFace(it.browser, face, clock.now())
    await page.received()
    const { challenges } = await scan(it)
    const { challenge } = challenges.face!
    await it.browser.checkInWithFace({ classId: it.classId, challenge, descriptors: makeFrames(face) })
    expect(await page.received()).toEqual([{ topic: 'sessions', cause: expect.any(String) }])
  })
})

describe('a stream that opens later', () => {
  it('begins with what was announced since its page began to read', async () => {
    const it = await ready()
    await openPage(lecturer).received()
    clock.forward({ minutes: 1 })
    const began = clock.now().getTime()
    await scan(it)
    await showPasskey(it)
    await openPage(await make.student()).received()
    expect(await openPage(lecturer, { since: began }).received()).toMatchObject([
      { topic: 'register', arrival: { studentId: it.student.id } },
    ])
    expect(await openPage(await make.lecturer(), { since: began }).received()).toEqual([])
    clock.forward({ minutes: 1 })
    expect(await openPage(lecturer, { since: clock.now().getTime() }).received()).toEqual([])
  })

  it('reports that it cannot know what was missed', async () => {
    const long = clock.now().getTime() - 86_400_000
    expect(await openPage(lecturer, { since: long }).received()).toEqual([{ topic: 'missed' }])
  })
})
