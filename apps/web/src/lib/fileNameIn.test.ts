import { expect, test } from 'vitest'
import { fileNameIn } from './fileNameIn.ts'

test('prefers the name with accents to the plain one', () => {
  expect(fileNameIn(`attachment; filename="Rene.pdf"; filename*=UTF-8''Ren%C3%A9.pdf`)).toBe('René.pdf')
  expect(fileNameIn('attachment; filename="pay.csv"')).toBe('pay.csv')
  expect(fileNameIn('attachment')).toBe('download')
})
