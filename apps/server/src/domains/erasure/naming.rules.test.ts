import { describe, expect, it } from 'vitest'
import { deeply, namePattern, renaming } from './naming.rules.ts'

const names = {
  full: ['Ada Lovelace', 'Ada (née Byron) O"Neill'],
  emails: ['ada@campus.test'],
  numbers: ['12', 'S-1815'],
}
const rename = renaming(names, 'Erased person 1')

describe('names in text', () => {
  it.each([
    ['Ada Lovelace asked for leave', 'Erased person 1 asked for leave'],
    ['from ADA  LOVELACE: ill', 'from Erased person 1: ill'],
    ['mail to Ada@campus.test.', 'mail to Erased person 1.'],
    ['student S-1815, room 12', 'student Erased person 1, room 12'],
    ['Ada (née Byron) O"Neill', 'Erased person 1'],
  ])('%s', (text, renamed) => {
    expect(rename(text)).toBe(renamed)
  })

  it.each(['Adamina Lovelace', 'Ada Lovelaces', 'Ada', 'lada@campus.test', 'S-18150', '2012'])(
    'leaves %s, which is another person or thing',
    (text) => expect(rename(text)).toBe(text),
  )

  it('are found at any depth; a short number only as a whole value', () => {
    const value = {
      before: { number: '12', rooms: ['12 A'] },
      list: [{ by: 'Ada Lovelace' }, 12, null, true],
    }
    expect(rename(value)).toEqual({
      before: { number: 'Erased person 1', rooms: ['12 A'] },
      list: [{ by: 'Erased person 1' }, 12, null, true],
    })
  })

  it('are not searched for when none is known', () => {
    const nobody = { full: [], emails: [], numbers: [] }
    expect(namePattern(nobody)).toBeNull()
    expect(renaming(nobody, 'x')('Ada Lovelace')).toBe('Ada Lovelace')
  })
})

it('finds a number of four characters in text, and names typed with extra spaces', () => {
  const wide = renaming({ full: ['Ada  King'], emails: [], numbers: ['1815', '181'] }, 'Erased person 1')
  expect(wide('1815 and 181')).toBe('Erased person 1 and 181')
  expect(wide('Ada King, Ada   King')).toBe('Erased person 1, Erased person 1')
})

it('keeps keys of values, and values that are not text', () => {
  const value = { 'Ada Lovelace': { count: 1, none: null, flag: false, at: [undefined] } }
  expect(rename(value)).toEqual(value)
})

it('passes the name of each text to the change, also within lists', () => {
  const change = deeply((text, name) => `${name}=${text}`)
  expect(change({ a: 'x', b: ['y', { c: 'z' }] })).toEqual({ a: 'a=x', b: ['b=y', { c: 'c=z' }] })
  expect(change('x')).toBe('=x')
})

it('replaces whole values despite surrounding spaces, even when no name is long enough to find in text', () => {
  const numbered = renaming({ full: [' '], emails: [], numbers: [' 12 '] }, 'Erased person 1')
  expect(numbered(' 12')).toBe('Erased person 1')
  expect(numbered('room 12')).toBe('room 12')
  expect(numbered(' ')).toBe(' ')
})

describe('the pattern for the database', () => {
  const found = (text: string) => new RegExp(namePattern(names)!, 'i').test(text)

  it.each([
    'Ada  Lovelace',
    'ADA@campus.test',
    's-1815',
    'room 12',
    'Ada (née Byron) O\\"Neill',
    'Ada (née Byron) O"Neill',
  ])('finds %s', (text) => expect(found(text)).toBe(true))

  it.each(['Ada', 'adaXcampusYtest', 'Ada née Byron O"Neill'])('does not find %s', (text) => {
    expect(found(text)).toBe(false)
  })

  it('is a short number alone, when there is nothing else', () => {
    expect(namePattern({ full: [], emails: ['  '], numbers: ['12'] })).toBe('12')
  })
})
