import { expect, test } from 'vitest'
import { averageFacts } from './averageFacts.ts'

test('the published average comes first, with two decimals, and the provisional one is named as such', () => {
  const published = { gpa: '3.5', credits: 90, creditsPassed: 90 }
  expect(averageFacts({ ...published, provisional: null })).toEqual(['GPA 3.50', '90 of 90 credits passed'])
  const provisional = { gpa: '3.45', credits: 120, creditsPassed: 110 }
  expect(averageFacts({ ...published, provisional }).at(-1)).toBe(
    'Provisional with unpublished marks: GPA 3.45, 110 of 120 credits',
  )
  expect(averageFacts({ gpa: null, credits: 0, creditsPassed: 0, provisional: null })).toEqual([
    'No GPA yet',
    'No credits counted yet',
  ])
})
