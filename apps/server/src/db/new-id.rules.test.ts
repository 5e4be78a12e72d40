import { expect, it } from 'vitest'
import { newId } from './new-id.ts'

it('makes ids of version 7, all different and in the order of their creation', () => {
  const ids = Array.from({ length: 5_000 }, newId)
  for (const id of ids)
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
  expect(new Set(ids).size).toBe(ids.length)
  expect([...ids].sort()).toEqual(ids)
})

it('contains the time', () => {
  const before = Date.now()
  const time = Number.parseInt(newId().replaceAll('-', '').slice(0, 12), 16)
  expect(time).toBeGreaterThanOrEqual(before)
  expect(time).toBeLessThanOrEqual(Date.now() + 1)
})

it('shares no random bits with the id before it', () => {
  const tails = Array.from({ length: 1_000 }, () => newId().slice(-10))
  expect(new Set(tails).size).toBe(tails.length)
})
