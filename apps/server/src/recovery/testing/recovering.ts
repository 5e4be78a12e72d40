import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll } from 'vitest'
import type { FileStore } from '#files/file-store.ts'
import { localFileStore } from '#files/local-file-store.ts'
import { testDatabase } from '#testing/database.ts'
import type { TestServer } from '#testing/server.ts'
import { selfRemovingDirectory } from '#testing/temporary-directory.ts'
import { readArchive } from '../archive-reader.ts'
import { backUp } from '../backup.ts'
import { readManifest } from '../manifest.ts'
import { noProgress } from '../progress.ts'
import { readWhole } from '../read-through.ts'
import { restore } from '../restore.ts'

/** A folder for the backups of one test file. */
export function backupFolder(): string {
  const { path, remove } = selfRemovingDirectory()
  afterAll(remove)
  return path
}

type Source = Pick<TestServer, 'url' | 'platform'>

export const makeBackup = (path: string, { url, platform }: Source, more: { include?: Buffer } = {}) =>
  backUp({
    ...{ url, path, files: platform.files, secrets: platform.secrets, now: platform.clock.now() },
    progress: noProgress,
    ...more,
  })

/** An empty database and an empty store to restore into. */
export async function emptyTarget() {
  const { url } = await testDatabase()
  const folder = join(backupFolder(), 'files')
  mkdirSync(folder)
  return { url, files: localFileStore(folder), folder }
}

/** Opens a backup while the callback runs. */
export async function withBackup<T>(
  path: string,
  work: (opened: Awaited<ReturnType<typeof open>>) => Promise<T>,
): Promise<T> {
  const opened = await open(path)
  try {
    return await work(opened)
  } finally {
    opened.archive.close()
  }
}

async function open(path: string) {
  const archive = await readArchive(path)
  try {
    return { archive, ...(await readManifest(archive, path)) }
  } catch (error) {
    archive.close()
    throw error
  }
}

interface Wanted {
  replace?: boolean
  sendMail?: boolean
  now?: Date
}

/** Does what the command does once it has the secret. */
export const restoreBackup = (path: string, target: { url: string; files: FileStore }, wanted: Wanted = {}) =>
  withBackup(path, async ({ archive, manifest }) => {
    await readWhole(archive, manifest, { progress: noProgress })
    return restore({
      ...{ archive, manifest, url: target.url, files: target.files, progress: noProgress },
      ...{ replace: false, sendMail: false, now: new Date(manifest.createdAt), ...wanted },
    })
  })

/** Reads a whole backup as `verify-backup` does. */
export const checkBackup = (path: string) =>
  withBackup(path, async ({ archive, manifest }) => {
    await readWhole(archive, manifest, { progress: noProgress })
    return manifest
  })
