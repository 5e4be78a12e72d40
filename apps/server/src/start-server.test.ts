import { expect, it } from 'vitest'
import { createLog } from '#platform/log.ts'
import { testDatabase } from '#testing/database.ts'
import { makePreRelease, preReleaseRefusal } from '#testing/pre-release.ts'
import { newSecretKey } from '#testing/server-process.ts'
import { temporaryDirectory } from '#testing/temporary-directory.ts'
import { readConfig } from './config.ts'
import { startServer } from './start-server.ts'

const start = (DATABASE_URL: string) =>
  startServer({
    config: readConfig({
      DATABASE_URL,
      DATA_DIR: temporaryDirectory(),
      SECRET_KEY: newSecretKey(),
      PORT: '0',
    }),
    log: createLog('silent'),
    demo: false,
    version: '0.0.0',
    webRoot: temporaryDirectory(),
    onFatal: () => undefined,
  })

it('refuses to start on a database of a pre-release version, and explains in one sentence what to do', async () => {
  const { url } = await testDatabase()
  await makePreRelease(url)
  await expect(start(url)).rejects.toMatchObject({ name: 'StartError', message: preReleaseRefusal })
})

it('reports why the database cannot be reached', async () => {
  await expect(start('postgres://nobody@127.0.0.1:1/none')).rejects.toMatchObject({
    name: 'StartError',
    message: expect.stringMatching(/^The database cannot be reached or migrated: .*ECONNREFUSED/),
  })
})
