import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { AppError } from '#http/app-error.ts'
import { startTestServer } from '#testing/server.ts'
import { startTestWorker } from '#testing/worker.ts'
import { namedByRow } from './named-by-row.ts'

const server = await startTestServer()
await startTestWorker(server)
const { platform } = server
const stored = () => readdirSync(join(server.dataDir, 'files', 'some'))
const failing = (error: Error) => async () => {
  throw error
}
const conflict = new AppError('edit-conflict')

it('keeps a file whose row is written', async () => {
  await platform.files.put('some/kept', Buffer.from('x'))
  expect(await namedByRow(platform, 'some/kept', async () => 'done')).toBe('done')
  expect(stored()).toEqual(['kept'])
})

it('removes a file whose row is not written, and passes on the error', async () => {
  await platform.files.put('some/refused', Buffer.from('x'))
  await expect(namedByRow(platform, 'some/refused', failing(conflict))).rejects.toBe(conflict)
  expect(stored()).toEqual(['kept'])
})

it('removes it later if the store is down', async () => {
  await platform.files.put('some/later', Buffer.from('x'))
  const remove = async () => {
    throw new AppError('unavailable')
  }
  const away = { ...platform, files: { ...platform.files, remove } }
  await expect(namedByRow(away, 'some/later', failing(conflict))).rejects.toBe(conflict)
  await expect.poll(stored).toEqual(['kept'])
})

it('keeps it if it is unknown whether the row was written', async () => {
  await platform.files.put('some/unknown', Buffer.from('x'))
  const lost = Object.assign(new Error('terminating connection'), { code: '57P01' })
  await expect(namedByRow(platform, 'some/unknown', failing(lost))).rejects.toBe(lost)
  expect(stored()).toEqual(['kept', 'unknown'])
})
