import { expect, it } from 'vitest'
import { createBacklog } from './backlog.ts'

let time = 100_000
const open = () => createBacklog(() => time)
const of = (id: string, person: string) => ({ event: { topic: 'register' as const, id }, people: [person] })
const ada = { personId: 'ada', role: 'lecturer' }

it('returns the events that a reader would have received, in order, and no others', () => {
  const backlog = open()
  backlog.keep(time + 5_000, of('1', 'ada'))
  backlog.keep(time + 6_000, of('2', 'bob'))
  backlog.keep(time + 7_000, of('3', 'ada'))
  backlog.keep(time + 8_000, { event: { topic: 'people' }, role: 'lecturer' })
  expect(backlog.since(time + 2_000, ada)).toEqual([
    { topic: 'register', id: '1' },
    { topic: 'register', id: '3' },
    { topic: 'people' },
  ])
  // Clocks of two servers may differ by a second.
  expect(backlog.since(time + 8_000, ada)).toEqual([{ topic: 'register', id: '3' }, { topic: 'people' }])
  expect(backlog.since(time + 20_000, ada)).toEqual([])
})

it('does not repeat that a session has ended: the stream belongs to one that has not', () => {
  const backlog = open()
  backlog.keep(time + 5_000, { event: { topic: 'session-ended' }, people: ['ada'] })
  expect(backlog.since(time + 2_000, ada)).toEqual([])
})

it('reports that it does not know events before its start or in a gap', () => {
  const backlog = open()
  expect(backlog.since(time, ada)).toBeNull()
  time += 10_000
  expect(backlog.since(time, ada)).toEqual([])
  backlog.restart()
  expect(backlog.since(time, ada)).toBeNull()
})

it('keeps a limited number, and reports that the others are gone', () => {
  const backlog = open()
  for (let count = 1; count <= 20_001; count += 1) backlog.keep(time + count * 10, of(String(count), 'ada'))
  expect(backlog.since(time + 2_000, ada)).toBeNull()
  const late = time + 20_001 * 10
  expect(backlog.since(late, ada)?.at(-1)).toEqual({ topic: 'register', id: '20001' })
})
