import { describe, expect, it } from 'vitest'
import { findCatalogues } from './catalogue.ts'

const read = (source: string) => findCatalogues('messages.ts', source)

describe('the catalogues of a module', () => {
  it('are read with their texts, however these are quoted and split', () => {
    const source = `
      import { messages } from '@campanile/messages/messages.ts'
      export const m = messages('leave.my', { save: 'Save', 'two words': "It's", long: 'One ' + 'two ' + \`three\` })
    `
    expect(read(source)).toMatchObject([
      {
        id: 'leave.my',
        texts: { save: 'Save', 'two words': 'It’s'.replace('’', "'"), long: 'One two three' },
      },
    ])
  })

  it('are of every kind', () => {
    const source = `
      const a = richMessages('a', { x: '<b>X</b>' }), b = messagesFor('b', { y: 'Y' })
      export const c = codedMessages('c', { z: 'Z' } as const satisfies object)
      export const d = other('d', { w: 'W' })
    `
    expect(read(source).map(({ id }) => id)).toEqual(['a', 'b'])
  })

  it('may not contain variables, which could not be translated', () => {
    expect(() => read(`messages('a', { x: name })`)).toThrow('messages.ts: the message x has to be a text')
    expect(() => read('messages("a", { x: `Hi $' + '{name}` })')).toThrow('has to be a text')
  })

  it('may not be in a module that can’t be read', () => {
    expect(() => read('export const = 1')).toThrow('messages.ts: ')
  })
})
