import { afterEach, expect, test, vi } from 'vitest'
import { answerConfirmations, withConfirmation } from './confirmIdentity.ts'

const refusal = (code = 'requires-recent-login') =>
  Response.json({ error: { code, message: '', requestId: '' } }, { status: 403 })
const done = () => Response.json({ done: true })

let stop = () => {}
afterEach(() => stop())

test('sends again once the person has confirmed', async () => {
  stop = answerConfirmations(async () => true)
  const send = vi.fn(async () => (send.mock.calls.length === 1 ? refusal() : done()))
  expect(await (await withConfirmation(send)).json()).toEqual({ done: true })
  expect(send).toHaveBeenCalledTimes(2)
})

test('asks once for two simultaneous requests', async () => {
  const ask = vi.fn(async () => true)
  stop = answerConfirmations(ask)
  const request = () => {
    let calls = 0
    return withConfirmation(async () => {
      calls += 1
      return calls === 1 ? refusal() : done()
    })
  }
  await Promise.all([request(), request()])
  expect(ask).toHaveBeenCalledTimes(1)
})

test('sends nothing again on cancel', async () => {
  stop = answerConfirmations(async () => false)
  const send = vi.fn(async () => refusal())
  await expect(withConfirmation(send)).rejects.toMatchObject({ code: 'requires-recent-login' })
  expect(send).toHaveBeenCalledTimes(1)
})

test('does not ask after other refusals, or where nobody can be asked', async () => {
  const ask = vi.fn(async () => true)
  stop = answerConfirmations(ask)
  await withConfirmation(async () => refusal('forbidden'))
  await withConfirmation(async () => done())
  expect(ask).not.toHaveBeenCalled()
  stop()
  expect((await withConfirmation(async () => refusal())).status).toBe(403)
})
