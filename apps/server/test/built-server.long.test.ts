import { join } from 'node:path'
import { expect, it } from 'vitest'
import { runningCluster } from '#db/embedded/cluster.ts'
import { startBuiltServer } from '#testing/server-process.ts'
import { temporaryDirectory } from '#testing/temporary-directory.ts'

it('the built server starts with its own database, serves the pages and shuts down gracefully', async () => {
  const dataDir = temporaryDirectory()
  const { child, url, stop } = await startBuiltServer({ DATA_DIR: dataDir })
  const readiness = await fetch(`${url}/readyz`)
  expect([readiness.status, await readiness.json()]).toEqual([200, { status: 'ready' }])

  const page = await (await fetch(`${url}/login`)).text()
  const [, script] = /<script type="module"[^>]* src="([^"]+)"/.exec(page)!
  const loaded = await fetch(url + script)
  expect([loaded.status, loaded.headers.get('content-type')]).toEqual([
    200,
    'application/javascript; charset=utf-8',
  ])
  const unsigned = await fetch(`${url}/api/session`)
  expect([unsigned.status, await unsigned.json()]).toEqual([
    200,
    { now: expect.any(String), institution: null, user: null },
  ])

  await stop()
  expect([child.exitCode, child.signalCode]).toEqual([0, null])
  expect(runningCluster(join(dataDir, 'db'))).toBeUndefined()
}, 120_000)
