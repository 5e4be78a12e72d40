import { expect, test } from 'vitest'
import { obstacleOf } from './obstacle.ts'

const ready = { refusal: null, scanned: true, face: 'active' } as const

test('nothing is in the way of a scanned code and a registered face', () => {
  expect(obstacleOf(ready, undefined)).toBeUndefined()
})

test('the state of the check-in comes before the scan, the scan before the face', () => {
  const nothing = { refusal: 'check-in-closed', scanned: false, face: 'none' } as const
  expect(obstacleOf(nothing, 'token-expired')).toBe('check-in-closed')
  expect(obstacleOf({ ...nothing, refusal: null }, 'token-expired')).toBe('token-expired')
  expect(obstacleOf({ ...nothing, refusal: null }, undefined)).toBe('scan-required')
  expect(obstacleOf({ ...nothing, refusal: null, scanned: true }, undefined)).toBe('face-not-registered')
})

test('an earlier scan makes up for one that was refused', () => {
  expect(obstacleOf(ready, 'token-expired')).toBeUndefined()
})

test('a face counts once an administrator has let it', () => {
  expect(obstacleOf({ ...ready, face: 'in-review' }, undefined)).toBe('face-in-review')
  expect(obstacleOf({ ...ready, face: 'refused' }, undefined)).toBe('face-not-registered')
})

test('a scan that came too early asks for another one when check-in has opened', () => {
  const opened = { ...ready, scanned: false }
  expect(obstacleOf(opened, 'check-in-not-open')).toBe('scan-required')
  expect(obstacleOf(opened, 'network-request-failed')).toBe('network-request-failed')
})
