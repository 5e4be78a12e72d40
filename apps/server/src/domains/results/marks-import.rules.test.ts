import { expect, it } from 'vitest'
import { planMarks } from './marks-import.rules.ts'

const ada = {
  studentId: 'ada',
  firstName: 'Ada',
  lastName: 'Lovelace',
  email: 'ada@campus.test',
  number: null,
  state: null,
  mark: null,
  version: null,
  comment: null,
}
const planned = (mark: string, state: string) =>
  planMarks([{ line: 2, student: ada.email, mark, state }], [ada] as never, '100')[0]!

it.each(['constructor', 'toString', '__proto__'])('knows no state %s', (word) => {
  expect(planned('', word)).toMatchObject({
    outcome: 'refused',
    reason: `“${word}” is none of marked, absent, incomplete.`,
  })
  expect(planned(word, '')).toMatchObject({ outcome: 'refused', after: word })
})
