import { expect, test } from 'vitest'
import { obstacleOf } from './obstacle.ts'

const ready = { refusal: null, scanned: true } as const

test('a scanned code has no obstacle', () => {
  expect(obstacleOf(ready, undefined)).toBeUndefined()
})

test('the state of the check-in comes before the scan', () => {
  const nothing = { refusal: 'check-in-closed', scanned: false } as const
  expect(obstacleOf(nothing, 'token-expired')).toBe('check-in-closed')
  expect(obstacleOf({ ...nothing, refusal: null }, 'token-expired')).toBe('token-expired')
  expect(obstacleOf({ ...nothing, refusal: null }, undefined)).toBe('scan-required')
})

test('an earlier scan replaces one that was refused', () => {
  expect(obstacleOf(ready, 'token-expired')).toBeUndefined()
})

test('a scan that came too early asks for another one when check-in has opened', () => {
  const opened = { ...ready, scanned: false }
  expect(obstacleOf(opened, 'check-in-not-open')).toBe('scan-required')
  expect(obstacleOf(opened, 'network-request-failed')).toBe('network-request-failed')
})
