import { expect, test } from 'vitest'
import { badgeText } from './badge.ts'

test('no badge without anything unread', () => {
  expect(badgeText(0)).toBeNull()
})

test('counts to nine, then stops at 9+', () => {
  expect(badgeText(1)).toBe('1')
  expect(badgeText(9)).toBe('9')
  expect(badgeText(10)).toBe('9+')
  expect(badgeText(480)).toBe('9+')
})
