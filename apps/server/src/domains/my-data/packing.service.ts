import { exportHours } from '@campanile/contract/my-data/my-data.ts'
import { sealStream } from '#auth/seal-stream.ts'
import { advisoryLock } from '#db/advisory-locks.ts'
import { inTransaction } from '#db/database.ts'
import { isDatabaseUnavailable } from '#db/errors.ts'
import { unlessAtWork } from '#db/session-lock.ts'
import { readInBatches } from '#documents/row-batches.ts'
import { readFacePhotos } from '#domains/faces/faces.service.ts'
import type { LocalisedMessage } from '#domains/notifications/message.ts'
import { notify } from '#domains/notifications/notifications.service.ts'
import { readBankAccount } from '#domains/payroll/bank/bank-details.service.ts'
import { localeOfPerson } from '#domains/people/reader-locales.ts'
import { exportSources } from '#domains/personal-data/personal-data.registry.ts'
import type { StoredFile } from '#domains/personal-data/table-data.ts'
import { currentInstitution } from '#domains/settings/settings.service.ts'
import { namedByRow } from '#files/named-by-row.ts'
import { type Entry, zipFiles } from '#files/zip-files.ts'
import { AppError } from '#http/app-error.ts'
import { minutesAfter } from '#platform/clock.ts'
import type { Platform } from '#platform/platform.ts'
import { filePath, jsonArray, readMe } from './archive.rules.ts'
import { myDataFiles } from './files.messages.ts'
import * as repo from './my-data.repo.ts'
import { myDataNotices } from './notices.messages.ts'

const exportReady: LocalisedMessage = (locale) => ({
  kind: 'account',
  type: 'info',
  title: myDataNotices(locale).dataReady(),
  message: myDataNotices(locale).dataCanBeDownloaded({ hours: exportHours.kept }),
  priority: 'medium',
  navigationPath: '/app/settings/my-data',
})

const exportFailed: LocalisedMessage = (locale) => ({
  kind: 'account',
  type: 'error',
  title: myDataNotices(locale).dataNotPrepared(),
  message: myDataNotices(locale).requestDataAgain(),
  priority: 'medium',
  navigationPath: '/app/settings/my-data',
})

/** The context that the archive is sealed to. */
export const sealContext = (exportId: string) => `data-export ${exportId}`

/**
 * The file's key. It follows from the id, so that a file can be found and removed even if its row was never
 * updated.
 */
export const exportFileKey = (exportId: string) => `exports/${exportId}.bin`

/**
 * Attempts before packing is given up and the person notified, so that one export cannot keep crashing
 * servers.
 */
const maxTries = 3

const text = (path: string, value: unknown) => ({
  path,
  bytes: Buffer.from(typeof value === 'string' ? value : `${JSON.stringify(value, null, 2)}\n`),
})

/** The rows of one source, then the files they refer to. */
async function* partsOfSource({ db }: Platform, asked: repo.Asked): AsyncGenerator<Entry> {
  const { source } = asked
  const rows = readInBatches<{ row: repo.PlainRow; place: string[] }>((last, limit) =>
    repo.listOwnRows(db, asked, { after: last?.place, limit }),
  )
  const first = await rows.next()
  if (first.done) return
  const all = async function* () {
    yield first.value.row
    for await (const { row } of rows) yield row
  }
  yield { path: `${source.folder}/${source.table}.json`, pieces: jsonArray(all()) }
  if (source.file) yield* packedFiles(db, asked, source.file)
}

async function* packedFiles(db: Platform['db'], asked: repo.Asked, file: StoredFile): AsyncGenerator<Entry> {
  type Row = Awaited<ReturnType<typeof repo.listOwnFiles>>[number]
  const rows = readInBatches<Row>((last, limit) =>
    repo.listOwnFiles(db, asked, { file, after: last?.place, limit }),
  )
  let place = 0
  for await (const { key, name } of rows) {
    place += 1
    if (key !== null) yield { path: filePath(asked.source, name, place), key }
  }
}

/** All parts of the archive, one after the other; calls `onPart` after each. */
async function* personParts(platform: Platform, personId: string, onPart: () => Promise<void>) {
  const { name } = await currentInstitution(platform)
  const locale = await localeOfPerson(platform.db, personId)
  const readMeFile = `${myDataFiles(locale).readMe()}.txt`
  yield text(readMeFile, readMe(name, platform.clock.now().toISOString(), locale))
  const keys = await repo.listKeys(
    platform.db,
    exportSources.map(({ table }) => table),
  )
  for (const source of exportSources) {
    yield* partsOfSource(platform, { source, personId, key: keys.get(source.table) ?? [] })
    await onPart()
  }
  const account = await readBankAccount(platform, personId)
  if (account) yield text('pay/bank_account.json', account)
  for (const [place, bytes] of (await readFacePhotos(platform, personId)).entries())
    yield { path: `face/registered photo ${place + 1}.jpg`, bytes }
}

const isAway = (error: unknown) => error instanceof AppError && error.code === 'unavailable'

/** Job: packs an export, unless another process is already packing it. */
export const packMyData = (platform: Platform, exportId: string): Promise<void> =>
  unlessAtWork(platform.db, advisoryLock.dataExport, exportId, async () => {
    const row = await repo.findExportById(platform.db, exportId)
    if (row?.status !== 'working') return
    try {
      if (!(await repo.countTry(platform.db, exportId, maxTries))) throw new Error('tried too often')
      await pack(platform, row)
    } catch (error) {
      // The job is retried when the database or the store is available again.
      if (isDatabaseUnavailable(error)) throw error
      if (isAway(error) && row.tries + 1 < maxTries) throw error
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
  const packed = zipFiles(platform.files, personParts(platform, personId, onPart), platform.clock.now())
  const { nonce, sealed, tag } = sealStream(platform.secrets.key('seal'), packed, sealContext(id))
  const file = exportFileKey(id)
  const { size: bytes } = await platform.files.put(file, sealed)
  const expiresAt = minutesAfter(platform.clock.now(), exportHours.kept * 60)
  const ready = { status: 'ready', done: row.total, file, nonce, tag: tag(), bytes, expiresAt } as const
  const kept = await namedByRow(platform, file, () => change(platform, row, ready))
  // If the export was deleted meanwhile, for example with its person, its file is removed too.
  if (!kept) await platform.jobs.add(platform.db, 'removeFile', { key: file })
}

const outcomes = { working: undefined, ready: exportReady, failed: exportFailed }

/**
 * Records progress and refreshes the person's pages; also notifies them when the export is ready or has
 * failed.
 */
const change = (
  platform: Platform,
  { id, personId }: repo.DataExportRow,
  values: Partial<repo.DataExportRow>,
): Promise<boolean> =>
  inTransaction(platform, async (tx) => {
    const changed = await repo.updateWorking(tx.db, id, values)
    const message = values.status && outcomes[values.status]
    if (changed && message) await notify(tx, platform.clock.now(), [personId], message)
    tx.announce({ event: { topic: 'my-data' }, people: [personId] })
    return changed
  })

/** Job: deletes expired exports, and resumes those that a stopped server left unfinished. */
export async function continueDataExports(platform: Platform): Promise<void> {
  const now = platform.clock.now()
  await inTransaction(platform, async (tx) => {
    const over = await repo.listOver(tx.db, now, minutesAfter(now, -exportHours.kept * 60))
    if (over.length === 0) return
    const gone = await repo.deleteExports(
      tx.db,
      over.map(({ id }) => id),
    )
    for (const { id } of gone) await platform.jobs.add(tx.db, 'removeFile', { key: exportFileKey(id) })
  })
  for (const { id } of await repo.listWorking(platform.db)) await packMyData(platform, id)
}
