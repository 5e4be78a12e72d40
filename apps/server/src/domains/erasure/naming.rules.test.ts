import { describe, expect, it } from 'vitest'
import { patternOf, renaming } from './naming.rules.ts'

const names = {
  full: ['Ada Lovelace', 'Ada (née Byron) O"Neill'],
  emails: ['ada@campus.test'],
  numbers: ['12', 'S-1815'],
}
const rename = renaming(names, 'Erased person 1')

describe('names in words', () => {
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
    'leaves %s, which is somebody or something else',
    (text) => expect(rename(text)).toBe(text),
  )

  it('are found however deep they stand; a short number only as a whole value', () => {
    const value = {
      before: { number: '12', rooms: ['12 A'] },
      list: [{ by: 'Ada Lovelace' }, 12, null, true],
    }
    expect(rename(value)).toEqual({
      before: { number: 'Erased person 1', rooms: ['12 A'] },
      list: [{ by: 'Erased person 1' }, 12, null, true],
    })
  })

  it('are nothing where nothing is known', () => {
    const nobody = { full: [], emails: [], numbers: [] }
    expect(patternOf(nobody)).toBeNull()
    expect(renaming(nobody, 'x')('Ada Lovelace')).toBe('Ada Lovelace')
  })
})
