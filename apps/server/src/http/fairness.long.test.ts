import { expect, it } from 'vitest'
import { makeExam, published } from '#domains/results/testing/sheets.ts'
import { startTestServer, type TestBrowser } from '#testing/server.ts'

const server = await startTestServer()
const { make, platform, clock, app } = server

const call = (browser: TestBrowser, url: string) =>
  app.inject({ url, headers: { cookie: browser.cookies.header() } })

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)]!

/**
 * Repeats the cheapest call for as long as `goesOn` returns true. Returns the duration of each in
 * milliseconds.
 */
async function listTimes(browser: TestBrowser, goesOn: (times: number) => boolean): Promise<number[]> {
  const times: number[] = []
  while (goesOn(times.length)) {
    const from = performance.now()
    expect((await call(browser, '/api/session')).statusCode).toBe(200)
    times.push(performance.now() - from)
  }
  return times
}

it('answers others at normal speed while one student generates many transcripts', async () => {
  const student = await make.student({ firstName: 'Ada', lastName: 'Lovelace' })
  const { id: classId } = await make.class([await make.lecturer()], [student])
  const sheetId = await makeExam(platform.db, classId, { weight: '100' })
  await published({ admin: await server.as(await make.admin()), sheetId }, [[student, '86']])
  clock.forward({ minutes: 1 })
  const [greedy, other] = [await server.as(student), await server.as(await make.student())]
  const { id } = await greedy.issueMyTranscript({})
  expect((await call(greedy, `/api/papers/${id}/file`)).statusCode).toBe(200)

  const idle = median(await listTimes(other, (times) => times < 60))
  const answers: Awaited<ReturnType<typeof call>>[] = []
  let underWay = true
  const attack = (async () => {
    for (let round = 0; round < 2; round += 1) {
      const asked = Array.from({ length: 32 }, () => call(greedy, `/api/papers/${id}/file`))
      answers.push(...(await Promise.all(asked)))
    }
    underWay = false
  })()
  const attacked = median(await listTimes(other, (times) => underWay && times < 300))
  await attack
  const drawn = answers.filter(({ statusCode }) => statusCode === 200)
  expect(drawn.length).toBeGreaterThanOrEqual(2 * 8)
  for (const answer of answers) {
    if (drawn.includes(answer)) continue
    expect(answer.json().error.code).toBe('rate-limited')
    expect(answer.headers['retry-after']).toBe('2')
  }
  expect(attacked / idle).toBeLessThanOrEqual(3)
}, 120_000)
