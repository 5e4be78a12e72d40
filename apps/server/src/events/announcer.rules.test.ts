import { liveEvent } from '@campanile/contract/live.ts'
import { roles } from '@campanile/contract/roles.ts'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import type { Announcement } from './announcement.ts'
import { parts, payloads } from './announcer.ts'

const announcement: fc.Arbitrary<Announcement> = fc.record(
  {
    event: fc.record(
      { topic: fc.constantFrom(...liveEvent.shape.topic.options), id: fc.uuid() },
      { requiredKeys: ['topic'] },
    ),
    people: fc.array(fc.uuid(), { maxLength: 700, size: 'max' }),
    role: fc.constantFrom(...roles),
  },
  { requiredKeys: ['event'] },
)

const sent = (announcements: Announcement[]) =>
  payloads(announcements.flatMap(parts).map((it) => JSON.stringify(it)))

it("never exceeds PostgreSQL's size limit of a notification", () => {
  fc.assert(
    fc.property(fc.array(announcement, { maxLength: 5 }), (announcements) => {
      for (const payload of sent(announcements)) expect(Buffer.byteLength(payload)).toBeLessThan(8_000)
    }),
  )
})

it('reaches everyone it concerns, and a role only once', () => {
  fc.assert(
    fc.property(announcement, (it) => {
      const heard = sent([it]).flatMap((payload): Announcement[] => JSON.parse(payload))
      expect(heard.flatMap(({ people = [] }) => people)).toEqual(it.people ?? [])
      expect(heard.map(({ role }) => role).filter(Boolean)).toEqual(it.role ? [it.role] : [])
      for (const { event } of heard) expect(event).toEqual(it.event)
    }),
  )
})

it('sends many small announcements in few notifications', () => {
  const many = Array.from(
    { length: 300 },
    (_, index): Announcement => ({
      event: { topic: 'register', id: String(index) },
      role: 'admin',
    }),
  )
  expect(sent(many).length).toBeLessThan(5)
})
