import { expect, it } from 'vitest'
import { createLog } from '#platform/log.ts'
import { createGate } from './gate.ts'

function gateOf(places: number) {
  const lines: { msg: string; putOff?: number }[] = []
  const gate = createGate(createLog('info', { write: (line) => void lines.push(JSON.parse(line)) }), places)
  const ends: (() => void)[] = []
  /** Takes so many places until they are left. */
  const take = (count: number) =>
    Array.from({ length: count }, () => gate.work(() => new Promise<void>((resolve) => ends.push(resolve))))
  const leave = async (count: number) => {
    for (const end of ends.splice(0, count)) end()
    await new Promise((resolve) => setImmediate(resolve))
  }
  const lets = () => [gate.lets('usual'), gate.lets('first'), gate.lets('always')]
  return { gate, take, leave, lets, lines }
}

it('lets everybody in while there is room', () => {
  const { lets, take, lines } = gateOf(8)
  take(5)
  expect(lets()).toEqual([true, true, true])
  expect(lines).toEqual([])
})

it('keeps a quarter of its places for what goes first, and always lets in what ends something', () => {
  const { lets, take } = gateOf(8)
  take(6)
  expect(lets()).toEqual([false, true, true])
  take(2)
  expect(lets()).toEqual([false, false, true])
})

it('lets in again as soon as work is done, however it ended', async () => {
  const { gate, lets, take, leave } = gateOf(4)
  take(3)
  await expect(gate.work(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  expect(lets()).toEqual([false, true, true])
  await leave(1)
  expect(lets()).toEqual([true, true, true])
})

it('says once that it begins to put off and once that it is over, with how many it was', async () => {
  const { lets, take, leave, lines } = gateOf(4)
  take(4)
  lets()
  lets()
  await leave(1)
  expect(lines).toHaveLength(1)
  await leave(1)
  expect(lines.map(({ msg, putOff }) => [msg, putOff])).toEqual([
    ['more requests than this server can take: some are put off', undefined],
    ['requests are no longer put off', 4],
  ])
})
