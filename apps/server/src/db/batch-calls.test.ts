import { expect, it } from 'vitest'
import { batchCalls } from './batch-calls.ts'

/** A batch call that resolves on request and records the keys it was given. */
function controlled() {
  const asked: number[][] = []
  const answers: (() => void)[] = []
  const call = batchCalls(
    (keys: number[]) =>
      new Promise<number[]>((resolve) => {
        asked.push(keys)
        answers.push(() => resolve(keys.map((key) => key * 2)))
      }),
    { atOnce: 1, most: 3 },
  )
  return { asked, answers, call }
}
const turn = () => new Promise((done) => setImmediate(done))

it('sends a single call at once, and the calls behind it together', async () => {
  const { asked, answers, call } = controlled()
  const first = call(1)
  await turn()
  const others = [2, 3, 4, 5].map(call)
  await turn()
  expect(asked).toEqual([[1]])
  answers[0]!()
  expect(await first).toBe(2)
  await turn()
  expect(asked).toEqual([[1], [2, 3, 4]])
  answers[1]!()
  expect(await Promise.all(others.slice(0, 3))).toEqual([4, 6, 8])
  await turn()
  answers[2]!()
  expect(await others[3]).toBe(10)
})

it('rejects every call of a failed batch, and continues', async () => {
  let fail = true
  const call = batchCalls(async (keys: number[]) => {
    if (fail) throw new Error('away')
    return keys
  })
  const both = await Promise.allSettled([call(1), call(2)])
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected'])
  fail = false
  expect(await call(3)).toBe(3)
})
