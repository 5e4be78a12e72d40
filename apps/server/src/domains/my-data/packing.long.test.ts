import { setTimeout as wait } from 'node:timers/promises'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { confirmed } from '#testing/confirmed.ts'
import { startTestServer } from '#testing/server.ts'
import { packMyData } from './packing.service.ts'
import { unzipped } from './testing/unzipped.ts'

const server = await startTestServer()
const { make, platform } = server

/** Collects garbage before measuring, so that the remaining memory is really in use. */
setFlagsFromString('--expose-gc')
const collectGarbage: () => void = runInNewContext('gc')

const rows = 20_000

it('a person with very many rows is packed row by row, without holding them all in memory', async () => {
  const person = await make.student()
  await platform.db.execute(sql`
    insert into notifications (id, person_id, type, title, message, at, priority)
    select gen_random_uuid(), ${person.id}, 'info', 'Row ' || n, repeat('a sentence about something. ', 40),
      '2026-01-01', 'low'
    from generate_series(1, ${rows}) n`)
  const at = await confirmed(server, person)
  const { export: begun } = await at.requestMyDataExport({})
  const held = () => {
    collectGarbage()
    const { heapUsed, external } = process.memoryUsage()
    return heapUsed + external
  }
  const before = held()
  let most = 0
  let done = false
  const packing = packMyData(platform, begun!.id).finally(() => {
    done = true
  })
  while (!done) {
    most = Math.max(most, held() - before)
    await wait(400)
  }
  await packing
  expect((await at.readMyDataExport({})).export?.status).toBe('ready')
  // The rows are 25 MB of text.
  expect(most / 1e6).toBeLessThan(25)

  const download = await server.app.inject({
    url: `/api/my-data/${begun!.id}/file`,
    headers: { cookie: at.cookies.header(), 'sec-fetch-site': 'same-origin' },
  })
  const archive = await unzipped(download.rawPayload)
  const packed = JSON.parse(archive.get('notifications/notifications.json')!.toString())
  expect(new Set(packed.map(({ id }: { id: string }) => id)).size).toBe(rows)
}, 120_000)
