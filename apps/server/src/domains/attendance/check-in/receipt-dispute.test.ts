import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { daysAfter } from '#platform/clock.ts'
import { refusal, startTestServer, type TestBrowser } from '#testing/server.ts'
import { inventFace, makeFrames, registerTestFace, type TestFace } from '#testing/test-face.ts'

const server = await startTestServer()
const { make, clock } = server

/** A student with a registered face, whose class is open for check-in: present for 10 minutes, then late. */
async function ready() {
  const [lecturer, student] = [await make.lecturer(), await make.student()]
  const taught = await make.class([lecturer], [student])
  const { id: sessionId } = await make.session(taught.id)
  const face = inventFace()
  const browser = await server.as(student)
  await registerTestFace(browser, face, clock.now())
  const lecturing = await server.as(lecturer)
  await lecturing.openCheckIn({ sessionId, lateAfterMinutes: 10, closeAfterMinutes: 20 })
  const scan = async () => {
    const { codes } = await lecturing.readCheckInCode({ sessionId })
    await browser.redeemScan({ classId: taught.id, token: codes[0]!.token })
  }
  return { browser, face, classId: taught.id, sessionId, scan }
}

async function showFace(browser: TestBrowser, classId: string, face: TestFace) {
  const { challenge } = await browser.startFaceCheck({ classId })
  return browser.checkInWithFace({ classId, challenge, descriptors: makeFrames(face) })
}

it('says until when a late record can be disputed, and then that it is', async () => {
  const { browser, face, classId, sessionId, scan } = await ready()
  clock.forward({ minutes: 11 })
  await scan()
  const { session } = await browser.readMyCheckIn({ classId })
  const disputableUntil = daysAfter(new Date(session.endsAt), 14).toISOString()
  const recordDispute = { dispute: null, disputableUntil, can: { dispute: true } }
  expect(await showFace(browser, classId, face)).toMatchObject({ status: 'late', recordDispute })
  await browser.openDispute({ sessionId, words: null })
  const open = { dispute: { state: 'open', answer: null }, disputableUntil, can: { dispute: false } }
  expect(await browser.readMyCheckIn({ classId })).toMatchObject({ recordDispute: open })
})

it('says on a late receipt that an earlier refusal is disputed already', async () => {
  const { browser, face, classId, sessionId, scan } = await ready()
  expect(await refusal(browser.redeemScan({ classId, token: 'of-yesterday' }))).toBe('token-expired')
  await browser.openDispute({ sessionId, words: null })
  clock.forward({ minutes: 11 })
  await scan()
  expect((await showFace(browser, classId, face)).recordDispute).toMatchObject({
    dispute: { state: 'open' },
    can: { dispute: false },
  })
})

it('reads no dispute for a student on time', async () => {
  const { browser, face, classId, scan } = await ready()
  await scan()
  const query = vi.spyOn(pg.Client.prototype, 'query')
  expect(await showFace(browser, classId, face)).toMatchObject({ status: 'present', recordDispute: null })
  const texts = query.mock.calls.map(([first]: unknown[]) => JSON.stringify(first))
  query.mockRestore()
  expect(texts.filter((text) => text.includes('attempts')).length).toBeGreaterThan(0)
  expect(texts.filter((text) => text.includes('disputes'))).toEqual([])
})
