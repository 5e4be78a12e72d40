import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { retryWhenBusy } from './retryWhenBusy.ts'

const json = { 'content-type': 'application/json; charset=utf-8' }
const answer = (status: number, code?: string, headers: Record<string, string> = {}) =>
  new Response(JSON.stringify(code ? { error: { code } } : {}), { status, headers: { ...json, ...headers } })
const putOff = () => answer(503, 'busy', { 'retry-after': '2' })

/** Returns these responses in order, and then always the last one. */
function serverThat(...answers: (() => Response)[]) {
  let asked = 0
  return vi.fn(async () => answers[Math.min(asked++, answers.length - 1)]!())
}

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('retries after the time given by the server, and not before', async () => {
  const ask = serverThat(putOff, () => answer(200))
  const answered = retryWhenBusy(ask)
  await vi.advanceTimersByTimeAsync(1_999)
  expect(ask).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(2_001)
  expect((await answered).status).toBe(200)
  expect(ask).toHaveBeenCalledTimes(2)
})

it('spreads the retries of many requests that were rejected together', async () => {
  vi.spyOn(Math, 'random').mockReturnValueOnce(0).mockReturnValueOnce(0.9)
  const asks = [serverThat(putOff, () => answer(200)), serverThat(putOff, () => answer(200))]
  const all = Promise.all(asks.map((ask) => retryWhenBusy(ask)))
  await vi.advanceTimersByTimeAsync(2_500)
  expect(asks.map((ask) => ask.mock.calls.length)).toEqual([2, 1])
  await vi.advanceTimersByTimeAsync(1_500)
  await all
})

it('gives up after six attempts and passes on the server’s error', async () => {
  const ask = serverThat(putOff)
  const answered = retryWhenBusy(ask)
  await vi.advanceTimersByTimeAsync(60_000)
  expect(ask).toHaveBeenCalledTimes(6)
  expect(await (await answered).json()).toEqual({ error: { code: 'busy' } })
})

it.each([
  ['a database that is away', () => answer(503, 'unavailable', { 'retry-after': '5' })],
  ['a page of a proxy in between', () => new Response('<h1>503</h1>', { status: 503 })],
  ['any other refusal', () => answer(429, 'rate-limited')],
])('sends only once if the response is %s, because the change may have been made', async (_, given) => {
  const ask = serverThat(given)
  await retryWhenBusy(ask)
  expect(ask).toHaveBeenCalledTimes(1)
})

it('stops waiting when the request is cancelled', async () => {
  const [ask, leaving] = [serverThat(putOff), new AbortController()]
  const answered = retryWhenBusy(ask, leaving.signal)
  const outcome = expect(answered).rejects.toThrow('aborted')
  await vi.advanceTimersByTimeAsync(100)
  leaving.abort()
  await outcome
  expect(ask).toHaveBeenCalledTimes(1)
  expect(vi.getTimerCount()).toBe(0)
})
