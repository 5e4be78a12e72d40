import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import { makeFrames } from '@campanile/server/testing/test-face.ts'
import { type OpenStream, openStream } from '../event-streams.ts'
import type { Student } from './campus.ts'
import type { Crowd } from './crowd.ts'
import { type Call, pageOf, Refused } from './page.ts'
import type { Tally } from './tally.ts'

/** How often a student scans at most, if codes expire before the scan arrives. */
const mostScans = 5

/** All calls of one phone, from the scan to the receipt. Nothing is prepared. */
export async function checkIn(crowd: Crowd, student: Student, index: number): Promise<void> {
  try {
    await walk(crowd, student, index)
  } catch (error) {
    const { code, message } = error as Error & { code?: string }
    crowd.tally.wrong(error instanceof Refused ? message : (code ?? message))
  }
}

async function walk(crowd: Crowd, student: Student, index: number) {
  const { tally, clients, answeredAt } = crowd
  const { personId, face, cookie, class: its } = student
  const call = pageOf(clients[index % clients.length]!, cookie)
  const began = performance.now()
  const { challenges } = await scan(crowd, student, call)
  // The page does not wait for its stream.
  const stream = crowd.opensStreams ? streamOf(crowd, student, index) : undefined
  const challenge = challenges?.face?.challenge
  const inFrontOfCamera = crowd.camera()
  if (inFrontOfCamera > 0) await setTimeout(inFrontOfCamera)
  const descriptors = makeFrames(face, 5)
  await call('check-in', 'POST', `/api/check-in/${its.id}/face`, { challenge, descriptors })
  const answered = performance.now()
  answeredAt.set(personId, answered)
  tally.took('whole, without the camera', answered - began - inFrontOfCamera)
  if (stream) await heard(await stream, answered, tally)
}

async function scan({ campus, tally }: Crowd, { class: its }: Student, call: Call) {
  for (let scans = 1; ; scans += 1) {
    const token = campus.shownToken(its)
    try {
      await call('page', 'GET', `/attendance/${its.id}/${token}`)
      return await call('scan', 'POST', '/api/check-in/scan', { classId: its.id, token })
    } catch (error) {
      const hasTurned = error instanceof Refused && error.code === 'token-expired'
      if (!hasTurned || scans === mostScans) throw error
      tally.wrong('the code had turned, scanned again')
    }
  }
}

/** Opens the stream at another process than the calls if there are several, as a load balancer might. */
async function streamOf({ tally, urls, streams }: Crowd, { personId, cookie }: Student, index: number) {
  const url = new URL(urls[(index + 1) % urls.length]!)
  const stream = await tally.time('stream, refused or not', () => openStream(url, personId, cookie))
  streams.push(stream)
  return stream
}

/** Milliseconds after which an event counts as lost. */
const patience = 20_000

/**
 * Measures the time from the answer to the event in the phone's own stream. A stream opened later gets no
 * event.
 */
async function heard(stream: OpenStream, answered: number, tally: Tally) {
  if (stream.openedAt > answered) return
  while (stream.heardAt === 0) {
    if (performance.now() - answered > patience) return tally.wrong('no event')
    await setTimeout(10)
  }
  tally.took('answer to event', Math.max(0, stream.heardAt - answered))
}
