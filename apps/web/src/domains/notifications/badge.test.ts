import { expect, test } from 'vitest'
import { badgeText } from './badge.ts'

test('shows no badge without unread notifications', () => {
  expect(badgeText(0)).toBeNull()
})

test('counts to nine, then shows 9+', () => {
  expect(badgeText(1)).toBe('1')
  expect(badgeText(9)).toBe('9')
  expect(badgeText(10)).toBe('9+')
  expect(badgeText(480)).toBe('9+')
})
