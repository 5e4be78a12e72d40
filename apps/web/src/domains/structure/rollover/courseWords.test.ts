import { expect, it } from 'vitest'
import { courseWords } from './courseWords.ts'

const courses = (count: number) => Array.from({ length: count }, (_, at) => `C${at + 1}`)

it('names a few courses, and counts the others', () => {
  expect(courseWords(courses(2))).toBe('C1 and C2')
  expect(courseWords(courses(12))).toMatch(/C12$/)
  expect(courseWords(courses(52))).toMatch(/C12 and 40 more$/)
})
