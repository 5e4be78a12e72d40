import { expect, it } from 'vitest'
import { refusal, startTestServer } from '#testing/server.ts'
import { createRefusalDelay } from './refusal-delay.ts'

const delayMs = 400
const server = await startTestServer({}, { perPerson: 1, refusalDelayMs: delayMs })

it('delays rejections for clients that send too much, and answers others meanwhile', async () => {
  const [busy, beside] = [
    await server.as(await server.make.student()),
    await server.as(await server.make.student()),
  ]
  await busy.readSession({})
  const ended: string[] = []
  const began = performance.now()
  const refused = refusal(busy.readSession({})).then((code) => ended.push(String(code)))
  await beside.readSession({}).then(() => ended.push('beside'))
  await refused
  expect(ended).toEqual(['beside', 'rate-limited'])
  expect(performance.now() - began).toBeGreaterThan(delayMs / 2 - 1)
})

it('delays only a limited number of responses', async () => {
  const delay = createRefusalDelay(delayMs, 2)
  const held = [delay(), delay()]
  const began = performance.now()
  await delay()
  expect(performance.now() - began).toBeLessThan(delayMs / 2)
  await Promise.all(held)
})
