import { readFile } from 'node:fs/promises'
import { expect, it } from 'vitest'
import { runForClient } from '#platform/client.ts'
import { QueueRefusal } from '#platform/fair-queue.ts'
import { hashPassword, verifyPassword } from './password.ts'

const toClient = (key: string, hasLeft = () => false) => ({ key, hasLeft })
const hashFor = (key: string, hasLeft?: () => boolean) =>
  runForClient(toClient(key, hasLeft), () => hashPassword('correct horse battery'))

it('serves others between the passwords of a network that sends many, and files before them', async () => {
  const order: string[] = []
  const noted = <T>(name: string, work: Promise<T>) => work.then(() => order.push(name))
  const flood = Array.from({ length: 12 }, () => noted('flood', hashFor('network 203.0.113.7')))
  const other = noted('other', hashFor('network 198.51.100.2'))
  await noted('file', readFile(import.meta.filename))
  await Promise.all([...flood, other])
  // Neither waits for all twelve. When each one ends depends on how busy the machine is.
  expect(order.indexOf('file')).toBeLessThan(8)
  expect(order.indexOf('other')).toBeLessThan(8)
})

it('hashes no password for a client that has disconnected, and limits how many one network may queue', async () => {
  let hasLeft = false
  const hashes = Array.from({ length: 128 }, () => hashFor('network 203.0.113.8', () => hasLeft))
  const outcomes = Promise.allSettled(hashes)
  await expect(hashFor('network 203.0.113.8')).rejects.toThrow(QueueRefusal)
  hasLeft = true
  const done = (await outcomes).filter(({ status }) => status === 'fulfilled')
  expect(done.length).toBeLessThan(8)
})

it('compares a password with a hash, and also without one', async () => {
  const hash = await hashFor('person 1')
  expect(await verifyPassword(hash, 'correct horse battery')).toBe(true)
  expect(await verifyPassword(hash, 'correct horse')).toBe(false)
  expect(await verifyPassword(null, 'correct horse battery')).toBe(false)
})
