import { expect, it } from 'vitest'
import { endNamingAnywhere } from '#files/testing/documents.ts'
import { m } from '../problems.messages.ts'
import { makeZip } from '../testing/bundle.ts'
import { openArchive } from './zip-entries.ts'

const megabyte = 1024 * 1024

async function unpack(bytes: Buffer, name: string, most?: number): Promise<number> {
  const archive = await openArchive(bytes, most)
  let size = 0
  for await (const chunk of archive.open(name)) size += chunk.length
  return size
}

it('unpacks a file when it is read', async () => {
  const bytes = await makeZip({ 'a.csv': 'x'.repeat(5000), 'b.csv': 'y' })
  expect(await unpack(bytes, 'a.csv')).toBe(5000)
  expect(await unpack(bytes, 'none.csv')).toBe(0)
})

it('rejects an archive that would unpack to too much, before unpacking anything', async () => {
  const bytes = await makeZip({ 'a.csv': Buffer.alloc(3 * megabyte) })
  expect(bytes.length).toBeLessThan(10_000)
  await expect(openArchive(bytes, 2 * megabyte)).rejects.toThrow(m.unpacksTooLarge({ megabytes: 2 }))
})

it('does not trust the sizes that an archive declares', async () => {
  const bytes = await makeZip({ 'a.csv': Buffer.alloc(3 * megabyte) })
  // The central directory declares a size of a few bytes.
  const directory = bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]))
  bytes.writeUInt32LE(5, directory + 24)
  await expect(unpack(bytes, 'a.csv', 2 * megabyte)).rejects.toThrow(/notZip|unpacksTooLarge/)
})

it('rejects an archive that contains a file twice', async () => {
  const bytes = await makeZip({ 'a.csv': 'x', 'b.csv': 'y' })
  const twice = Buffer.from(bytes.toString('latin1').replaceAll('b.csv', 'a.csv'), 'latin1')
  await expect(openArchive(twice)).rejects.toThrow(m.zipFileTwice())
})

it('rejects an archive with paths outside itself', async () => {
  await expect(openArchive(endNamingAnywhere())).rejects.toThrow(m.notZip())
  const bytes = await makeZip({ 'a.csv': 'x' })
  bytes.writeUInt32LE(0xfffffff0, bytes.indexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02])) + 42)
  await expect(unpack(bytes, 'a.csv')).rejects.toThrow(m.notZip())
})
