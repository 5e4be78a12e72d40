import { describe, expect, it } from 'vitest'
import { messages } from './messages.ts'
import { richMessages } from './rich.ts'

const m = messages('test', {
  days: '{days, plural, one {# day of {name}} other {# days {kind, select, own {for {who}} other {}}}}, {at, date, short} {n, number}',
  greeting: 'Hi {name}, {place}.',
  place: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}}',
  request: 'Request leave',
})
const rich = richMessages('test', { ask: 'Ask <link>{who}</link>.', plain: 'Ask {who}.' })
const at = new Date('2026-11-18T12:00:00Z')

describe('the compiler infers a message’s parameters', () => {
  it('and formats the message with them', () => {
    expect(m.request()).toBe('Request leave')
    expect(m.days({ days: 2, name: 'Ada', kind: 'own', who: 'me', at, n: 1204 })).toBe(
      '2 days for me, 18/11/2026 1,204',
    )
    expect(m.greeting({ name: 'Ada', place: 12 })).toBe('Hi Ada, 12.')
    expect(m.place({ place: 22 })).toBe('22nd')
    expect(rich.plain({ who: 'an admin' })).toBe('Ask an admin.')
  })

  it('and rejects anything else', () => {
    const refused = () => {
      // @ts-expect-error a count is a number
      m.days({ days: '2', name: 'Ada', kind: 'own', who: 'me', at, n: 1 })
      // @ts-expect-error parameters inside options count too
      m.days({ days: 2, name: 'Ada', kind: 'own', at, n: 1 })
      // @ts-expect-error a date is a Date
      m.days({ days: 2, name: 'Ada', kind: 'own', who: 'me', at: '2026-11-18', n: 1 })
      // @ts-expect-error there is none
      m.request({ name: 'Ada' })
      // @ts-expect-error two are missing
      m.greeting()
      // @ts-expect-error one is missing
      m.greeting({ name: 'Ada' })
      // @ts-expect-error not a text
      m.greeting({ name: null, place: 1 })
      // @ts-expect-error there is no such message
      m.farewell()
      // @ts-expect-error a tag is a function
      rich.ask({ who: 'an admin' })
      // @ts-expect-error a message with tags is no text
      rich.ask({ who: 'an admin', link: (text) => text }).trim()
    }
    expect(refused).toBeTypeOf('function')
  })
})
