import { readdirSync, readFileSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, describe, expect, it } from 'vitest'
import { isPreRelease } from '#db/migrate.ts'
import { deriveSecrets } from '#platform/secrets.ts'
import { testDatabase } from '#testing/database.ts'
import { makePreRelease } from '#testing/pre-release.ts'
import { startTestServer } from '#testing/server.ts'
import { readTables } from './catalogue.ts'
import { withConnection } from './connect.ts'
import { moveDatabase } from './move.ts'
import { noProgress } from './progress.ts'
import { backupPath, publishFile } from './publish-file.ts'
import { whatIsThere } from './target.ts'
import {
  backupFolder,
  checkBackup,
  emptyTarget,
  makeBackup,
  restoreBackup,
  withBackup,
} from './testing/recovering.ts'
import { rewritten } from './testing/rewritten.ts'

const folder = backupFolder()
const server = await startTestServer()
const { platform, make } = server
const good = join(folder, 'good.zip')
const target = await emptyTarget()

beforeAll(async () => {
  for (let person = 0; person < 200; person += 1) await make.student({ password: false })
  const { id } = await make.student()
  await platform.files.put('photos/large.jpg', Buffer.alloc(700_000, 'picture '))
  await platform.db.$client.query(`update people set profile_image = 'photos/large.jpg' where id = $1`, [id])
  await makeBackup(good, server)
})

const copy = (name: string) => {
  const path = join(folder, name)
  writeFileSync(path, readFileSync(good))
  return path
}

const range = (count: number) => [...Array(count).keys()]

function flip(path: string, at: number) {
  const bytes = readFileSync(path)
  bytes[at]! ^= 0x55
  writeFileSync(path, bytes)
}

/** Checks that a restore of this backup fails and leaves the database empty. */
async function refused(path: string, says: RegExp | string) {
  await expect(restoreBackup(path, target)).rejects.toThrow(says)
  expect(await withConnection(target.url, { name: 'test' }, whatIsThere)).toBeUndefined()
}

describe('a changed backup is rejected, and nothing is restored', { timeout: 120_000 }, () => {
  it('truncated at any position', async () => {
    const { size } = statSync(good)
    for (const left of [0, 10, Math.floor(size / 2), size - 30, size - 1]) {
      const path = copy(`cut-${left}.zip`)
      truncateSync(path, left)
      await refused(path, /is not a( Campanile)? backup|is damaged/)
    }
  })

  it('with one byte changed, at any position', async () => {
    const { size } = statSync(good)
    const whole = await checkBackup(good)
    const all = range(24).map((place) => Math.floor(((place + 0.5) / 24) * size))
    // The list of parts is near the end, and its position is stored last.
    const list = range(40).map((place) => size - 8_000 + 200 * place)
    const end = range(44).map((place) => size - 1 - place)
    for (const at of [...all, ...list, ...end]) {
      const path = copy('flipped.zip')
      flip(path, at)
      // Some bytes of the ZIP format itself do not matter. If the backup is accepted, its content must be
      // unchanged.
      const outcome = await checkBackup(path).then(
        (manifest) => manifest,
        (error: Error) => error.message,
      )
      if (typeof outcome === 'string')
        expect(outcome).toMatch(/damaged|not a( Campanile)? backup|has changed/)
      else expect(outcome).toEqual(whole)
    }
  }, 120_000)

  it('with a table and its checksum changed', async () => {
    const path = join(folder, 'forged.zip')
    await rewritten(good, path, { 'tables/people.copy': (text) => text.replaceAll('student', 'admin') })
    await withBackup(path, async ({ refuseForeignSeal }) => {
      expect(() => refuseForeignSeal(platform.secrets)).toThrow('was changed after it was made')
    })
    await withBackup(good, async ({ refuseForeignSeal }) => refuseForeignSeal(platform.secrets))
  })

  it('with a secret that does not match the signature', async () => {
    const { refuseForeignSeal } = await withBackup(good, async (opened) => opened)
    expect(() => refuseForeignSeal(deriveSecrets(Buffer.alloc(32, 1)))).toThrow('its seal doesn’t match')
  })

  it('of a newer format or version', async () => {
    const newer = join(folder, 'newer.zip')
    await rewritten(good, newer, {}, (manifest) => ({ ...manifest, format: 3, version: '9.0.0', more: true }))
    await refused(newer, /was made by Campanile 9\.0\.0, which is newer/)
    const ahead = join(folder, 'ahead.zip')
    await rewritten(good, ahead, {}, (manifest) => ({ ...manifest, migration: { count: 9_999, hash: 'x' } }))
    await refused(ahead, /comes from a newer version of Campanile/)
    const aside = join(folder, 'aside.zip')
    const other = ({ migration, ...rest }: { migration: { count: number } }) => ({
      ...rest,
      migration: { count: migration.count, hash: 'other' },
    })
    await rewritten(good, aside, {}, other as never)
    await refused(aside, /different line of versions/)
  })

  it('of a pre-release version', async () => {
    const path = join(folder, 'pre-release.zip')
    await rewritten(good, path, {}, (manifest) => ({ ...manifest, format: 1 }))
    const says = `${path} was made by a pre-release version of Campanile, and only that version can restore it.`
    await refused(path, says)
  })

  it('that is another kind of file', async () => {
    const path = join(folder, 'letter.zip')
    writeFileSync(path, 'Dear Sir or Madam,')
    await refused(path, /is not a backup, or is truncated/)
    await refused(join(folder, 'none.zip'), /There is no/)
  })

  it('with rows that violate the keys', async () => {
    const path = join(folder, 'orphans.zip')
    await rewritten(good, path, { 'tables/people.copy': () => '' })
    await refused(path, /violates foreign key constraint|different number of rows/)
  })
})

it('a store that fails halfway gets no rows, and the files that were copied are removed', async () => {
  const failing = {
    ...target.files,
    async put(key: string, source: Buffer) {
      await target.files.put(key, source)
      throw new Error('no room')
    },
  }
  await expect(restoreBackup(good, { url: target.url, files: failing as never })).rejects.toThrow('no room')
  expect(await withConnection(target.url, { name: 'test' }, whatIsThere)).toBeUndefined()
  expect(await target.files.get('photos/large.jpg')).toBeUndefined()
}, 120_000)

it('a backup overwrites nothing, and leaves nothing behind if it fails', async () => {
  expect(() => backupPath(good, new Date())).toThrow('never overwrite files')
  expect(backupPath(folder, new Date('2026-11-22T02:00:00.5Z'))).toBe(
    join(folder, 'campanile-2026-11-22T02-00-00Z.zip'),
  )
  const path = join(folder, 'failing.zip')
  const broken = { ...platform.files, open: () => Promise.reject(new Error('store away')) }
  const source = { url: server.url, platform: { ...platform, files: broken } }
  await expect(makeBackup(path, source)).rejects.toThrow('store away')
  await expect(
    publishFile(path, async (temporary) => {
      writeFileSync(temporary, 'half')
      throw new Error('in the middle')
    }),
  ).rejects.toThrow('in the middle')
  expect(readdirSync(folder).filter((name) => name.startsWith('failing'))).toEqual([])
})

it('a database of a pre-release version is neither backed up nor moved, and stays unchanged', async () => {
  const [{ url }, { url: to }] = [await testDatabase(), await testDatabase()]
  await makePreRelease(url)
  const says = {
    name: 'StartError',
    message:
      'This database was created by a pre-release version of Campanile, and only that version can back it up or move it.',
  }
  await expect(makeBackup(join(folder, 'old.zip'), { url, platform })).rejects.toMatchObject(says)
  await expect(moveDatabase({ from: url, to, progress: noProgress })).rejects.toMatchObject(says)
  expect(readdirSync(folder).filter((name) => name.startsWith('old'))).toEqual([])
})

it('a backup replaces a pre-release database on request', async () => {
  const { url } = await testDatabase()
  await makePreRelease(url)
  await restoreBackup(good, { ...target, url }, { replace: true })
  expect(await withConnection(url, { name: 'test' }, whatIsThere)).toContain('with 201 people')
  expect(await withConnection(url, { name: 'test' }, isPreRelease)).toBe(false)
}, 120_000)

it('a database that was created with another secret is not backed up', async () => {
  await platform.db.$client.query(`insert into installation values ('secrets-fingerprint', 'another')`)
  await expect(makeBackup(join(folder, 'foreign.zip'), server)).rejects.toThrow(
    'filled with another SECRET_KEY',
  )
  await platform.db.$client.query(`delete from installation where name = 'secrets-fingerprint'`)
  expect((await withConnection(server.url, { name: 'test' }, readTables)).length).toBeGreaterThan(50)
})
