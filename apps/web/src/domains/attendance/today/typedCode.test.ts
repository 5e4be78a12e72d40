import { expect, test } from 'vitest'
import { typedCode } from './typedCode.ts'

test('accepts a code however it is typed', () => {
  for (const text of ['FT6HV8', 'ft6hv8', ' FT6 HV8 ', 'FT6-HV8']) expect(typedCode(text)).toBe('FT6HV8')
})

test('waits for a complete code', () => {
  for (const text of ['', 'FT6HV', 'FT6HV88', 'FT6HÖ8', '      ']) expect(typedCode(text)).toBeUndefined()
})
