import { performance } from 'node:perf_hooks'
import { setTimeout } from 'node:timers/promises'
import type { CrowdClass } from '../crowd/campus.ts'
import { quantile } from '../table.ts'
import type { Others } from './target.ts'
import { type Answer, wireFrom } from './wire.ts'

/** The experience of other people during some time. */
export interface Seen {
  requests: number
  /** Requests that were refused or failed, although all of them were allowed. */
  failed: number
  /** The first of these, for the report. */
  example: string
  p50: number
  p99: number
}

/** Milliseconds between two requests of one person. */
const pauseMs = 120
const signInPauseMs = 1_000

/** People who read registers, check in, search and sign in, each from their own address. */
export async function watchOthers(
  url: string,
  { lecturer, admin, students, signingIn }: Others,
  quiet: CrowdClass,
  until: () => boolean,
): Promise<Seen> {
  const times: number[] = []
  let failed = 0
  let example = ''
  async function person(
    address: string,
    pause: number,
    next: (wire: ReturnType<typeof wireFrom>, turn: number) => Promise<Answer>,
  ) {
    const wire = wireFrom(url, address)
    await setTimeout(Math.random() * pause)
    for (let turn = 0; !until(); turn += 1) {
      const began = performance.now()
      const answer = await next(wire, turn)
      times.push(performance.now() - began)
      if (answer.status !== 200) {
        failed += 1
        example ||= `${answer.status} ${answer.body.slice(0, 120)}`
      }
      await setTimeout(pause * (0.5 + Math.random()))
    }
    wire.close()
  }
  await Promise.all([
    person('127.0.1.1', pauseMs, (wire) =>
      wire.send({ path: `/api/sessions/${quiet.sessionId}/register`, cookie: lecturer }),
    ),
    person('127.0.1.2', pauseMs, (wire) => wire.send({ path: '/api/search?text=number', cookie: admin })),
    person('127.0.1.3', pauseMs, (wire) => wire.send({ path: '/login' })),
    ...students.map((cookie, index) =>
      person(`127.0.2.${index + 1}`, pauseMs, (wire, turn) =>
        wire.send({ path: turn % 2 ? '/api/session' : `/api/check-in/${quiet.id}`, cookie }),
      ),
    ),
    ...signingIn.map((body, index) =>
      person(`127.0.3.${index + 1}`, signInPauseMs, (wire) =>
        wire.send({ method: 'POST', path: '/api/session', body }),
      ),
    ),
  ])
  return { requests: times.length, failed, example, p50: quantile(times, 0.5), p99: quantile(times, 0.99) }
}
