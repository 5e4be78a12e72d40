import type { LiveEvent } from '@campanile/contract/live.ts'
import type { Role } from '@campanile/contract/roles.ts'
import { beforeEach, expect, it } from 'vitest'
import { createHub, type Hub } from './hub.ts'

let hub: Hub

beforeEach(() => {
  hub = createHub()
})

function open(personId: string, role: Role, sessionId = `session of ${personId}`) {
  const heard: LiveEvent[] = []
  const leave = hub.add({
    personId,
    role,
    sessionId,
    mayRead: true,
    send: (event) => void heard.push(event),
    close: () => leave(),
  })
  return { heard, leave }
}

it('notifies the people concerned and nobody else', () => {
  const [ada, bob] = [open('ada', 'student'), open('bob', 'student')]
  hub.deliver({ event: { topic: 'notifications' }, people: ['ada'] })
  expect(ada.heard).toEqual([{ topic: 'notifications' }])
  expect(bob.heard).toEqual([])
})

it('notifies everyone in a role, and a person addressed twice only once', () => {
  const [admin, lecturer, student] = [open('a', 'admin'), open('l', 'lecturer'), open('s', 'student')]
  hub.deliver({ event: { topic: 'register', id: 'r' }, people: ['l', 'a'], role: 'admin' })
  expect(admin.heard).toHaveLength(1)
  expect(lecturer.heard).toHaveLength(1)
  expect(student.heard).toEqual([])
})

it('notifies every tab of a person', () => {
  const tabs = [open('ada', 'student'), open('ada', 'student')]
  hub.deliver({ event: { topic: 'faces' }, people: ['ada'] })
  for (const tab of tabs) expect(tab.heard).toHaveLength(1)
})

it('closes the streams of an ended auth session, after notifying all of the person’s streams', () => {
  const here = open('ada', 'student', 'here')
  const there = open('ada', 'student', 'there')
  hub.deliver({ event: { topic: 'session-ended', id: 'here' }, people: ['ada'] })
  expect([here.heard.length, there.heard.length]).toEqual([1, 1])
  expect(hub.size()).toBe(1)
  hub.deliver({ event: { topic: 'faces' }, people: ['ada'] })
  expect([here.heard.length, there.heard.length]).toEqual([1, 2])
})

it('gives the reason why an auth session ended only to its own pages', () => {
  const here = open('ada', 'student', 'here')
  const there = open('ada', 'student', 'there')
  const ended = { topic: 'session-ended', id: 'here' } as const
  hub.deliver({ event: { ...ended, reason: 'too-many-sessions' }, people: ['ada'] })
  expect(here.heard).toEqual([{ ...ended, reason: 'too-many-sessions' }])
  expect(there.heard).toEqual([ended])
})

it('closes all streams of a person whose auth sessions have ended', () => {
  open('ada', 'student', 'here')
  open('ada', 'student', 'there')
  open('bob', 'student')
  hub.deliver({ event: { topic: 'session-ended' }, people: ['ada'] })
  expect(hub.size()).toBe(1)
})

it('forgets streams that are closed, and can close all', () => {
  const { leave, heard } = open('ada', 'student')
  leave()
  hub.deliver({ event: { topic: 'faces' }, people: ['ada'], role: 'student' })
  expect(heard).toEqual([])
  open('ada', 'student')
  open('bob', 'staff')
  hub.closeAll()
  expect(hub.size()).toBe(0)
})

it('closes the oldest stream of an auth session when a ninth one opens, and says so', () => {
  const [first, ...others] = Array.from({ length: 8 }, () => open('ada', 'student'))
  const elsewhere = open('ada', 'student', 'another')
  open('ada', 'student')
  expect(first!.heard).toEqual([{ topic: 'stream-replaced' }])
  expect([...others, elsewhere].flatMap((it) => it.heard)).toEqual([])
  expect(hub.size()).toBe(9)
})

it('keeps 20 streams of one person however many are opened, and all streams of other people', () => {
  const bob = open('bob', 'student')
  for (let count = 0; count < 3_000; count++) open('ada', 'student', `session ${count % 100}`)
  expect(hub.size()).toBe(21)
  expect(bob.heard).toEqual([])
  hub.deliver({ event: { topic: 'faces' }, role: 'student' })
  expect(bob.heard).toHaveLength(1)
})
