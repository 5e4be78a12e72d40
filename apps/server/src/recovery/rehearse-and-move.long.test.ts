import { join } from 'node:path'
import { expect, it } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#testing/database.ts'
import { startTestServer } from '#testing/server.ts'
import { withConnection } from './connect.ts'
import { moveDatabase } from './move.ts'
import { noProgress } from './progress.ts'
import { rehearse } from './rehearse.ts'
import { backupFolder, makeBackup, withBackup } from './testing/recovering.ts'

const folder = backupFolder()
const log = createLog('silent')
const server = await startTestServer()

it('a rehearsal restores a backup into a temporary database and reports that the product is ready, or what is missing', async () => {
  const { platform, make } = server
  const { id } = await make.student()
  const key = 'photos/rehearsed.jpg'
  await platform.files.put(key, Buffer.from('picture'))
  await platform.db.$client.query('update people set profile_image = $1 where id = $2', [key, id])
  const path = join(folder, 'rehearsed.zip')
  await makeBackup(path, server)
  const withKeys = (keys: string[]) =>
    withBackup(path, ({ archive, manifest }) =>
      rehearse({ archive, manifest, keys, log, progress: noProgress }),
    )
  await withKeys([key])
  await expect(withKeys([])).rejects.toThrow('1 files that rows refer to are not in the backup')
}, 180_000)

it('a second move only compares: a row that differs is reported, and nothing is overwritten', async () => {
  const { url: to } = await testDatabase()
  const wanted = { from: server.url, to, progress: noProgress }
  for (let person = 0; person < 30; person += 1) await server.make.student({ password: false })
  const first = await moveDatabase(wanted)
  expect(first).toEqual({ rows: expect.any(Number), already: false })
  expect(await moveDatabase(wanted)).toEqual({ ...first, already: true })
  await withConnection(to, { name: 'test' }, (client) =>
    client.query(
      `update people set last_name = 'Other' where id = (select id from people order by id offset 6 limit 1)`,
    ),
  )
  await expect(moveDatabase(wanted)).rejects.toThrow('people: row 7 in the order of the key differs')
  await withConnection(to, { name: 'test' }, (client) =>
    client.query('delete from people where id = (select max(id::text)::uuid from people)'),
  )
  await expect(moveDatabase(wanted)).rejects.toThrow('It has to be empty')
}, 120_000)
