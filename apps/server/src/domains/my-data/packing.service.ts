import { exportHours } from '@campanile/contract/my-data.ts'
import { sealStream } from '#auth/seal-stream.ts'
import { advisoryLock } from '#db/advisory-locks.ts'
import { inTransaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import { facePhotosOf } from '#domains/faces/faces.service.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { bankAccountOf } from '#domains/payroll/bank-details.service.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { zipFiles } from '#files/zip-files.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { fileOf, readMe, shownOf } from './archive.rules.ts'
import { sources } from './catalogue.ts'
import * as repo from './my-data.repo.ts'
import { exportReady } from './my-data-messages.ts'

/** What the archive is sealed to. */
export const boundTo = (exportId: string) => `data-export ${exportId}`

const text = (path: string, value: unknown) => ({
  path,
  bytes: Buffer.from(typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`),
})

/** Everything that goes into the archive, one part after the other; `onPart` hears of each. */
async function* partsOf(platform: Platform, personId: string, onPart: () => Promise<void>) {
  const { name } = await currentInstitution(platform)
  yield text('Read me first.txt', readMe(name, platform.clock.now().toISOString()))
  for (const source of sources) {
    const rows = await repo.listOwnRows(platform.db, source, personId)
    if (rows.length > 0) {
      const shown = rows.map((row) => shownOf(source, row))
      yield text(`${source.domain}/${source.table}.json`, shown)
      yield* rows.flatMap((row, place) => fileOf(source, row, place) ?? [])
    }
    await onPart()
  }
  const account = await bankAccountOf(platform, personId)
  if (account) yield text('pay/bank_account.json', account)
  for (const [place, bytes] of (await facePhotosOf(platform, personId)).entries())
    yield { path: `face/registered photo ${place + 1}.jpg`, bytes }
}

/** Job: packs an export, unless somebody is at it. */
export const packMyData = (platform: Platform, exportId: string): Promise<void> =>
  unlessAtWork(platform.db, advisoryLock.dataExport, exportId, async () => {
    const row = await repo.findExportById(platform.db, exportId)
    if (row?.status !== 'working') return
    try {
      await pack(platform, row)
    } catch (error) {
      // The job is tried again when the database is back.
      if (isDatabaseUnavailable(error)) throw error
      platform.log.error({ err: error }, 'packing somebody’s data failed')
      await change(platform, row, { status: 'failed' })
    }
  })

async function pack(platform: Platform, row: repo.DataExportRow): Promise<void> {
  const { id, personId } = row
  let done = 0
  const onPart = async () => {
    done += 1
    if (done % 5 === 0) await change(platform, row, { done })
  }
  const packed = zipFiles(platform.files, partsOf(platform, personId, onPart), platform.clock.now())
  const { nonce, sealed, tag } = sealStream(platform.secrets.key('seal'), packed, boundTo(id))
  const file = `exports/${id}.bin`
  const { size: bytes } = await platform.files.put(file, sealed)
  const expiresAt = minutesAfter(platform.clock.now(), exportHours.kept * 60)
  const ready = { status: 'ready', done: row.total, file, nonce, tag: tag(), bytes, expiresAt } as const
  // Deleted meanwhile, with its person for example: then the file goes too.
  if (!(await change(platform, row, ready))) await platform.files.remove(file)
}

/** Writes how far it is, and tells the person's pages; ready, the person as well. */
const change = (
  platform: Platform,
  { id, personId }: repo.DataExportRow,
  values: Partial<repo.DataExportRow>,
): Promise<boolean> =>
  inTransaction(platform, async (tx) => {
    const changed = await repo.updateWorking(tx.db, id, values)
    if (changed && values.status === 'ready') await notify(tx, platform.clock.now(), [personId], exportReady)
    tx.announce({ event: { topic: 'my-data' }, people: [personId] })
    return changed
  })

/** Job: what has had its time goes; what a server that is gone has left in the middle is taken up. */
export async function keepMyData(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform, async (tx) => {
    const over = await repo.listOver(tx.db, now, minutesAfter(now, -exportHours.kept * 60))
    if (over.length === 0) return
    const gone = await repo.deleteExports(
      tx.db,
      over.map(({ id }) => id),
    )
    for (const { file } of gone) if (file) await platform.jobs.add(tx.db, 'removeFile', { key: file })
  })
  for (const { id } of await repo.listWorking(platform.db)) await packMyData(platform, id)
}
