import { join } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { localFileStore, removeOldHalves } from './local-file-store.ts'

/** The folder for stored files in a data directory. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** The configured file store, for the server. Removes files that an earlier server left half-written. */
export async function configuredFileStore(config: Pick<Config, 's3'>, dataDir: string): Promise<FileStore> {
  if (!config.s3) await removeOldHalves(filesFolder(dataDir), systemClock.now())
  return untouchedFileStore(config, dataDir)
}

/** The configured file store without any clean-up: a bucket, or else the data directory. */
export async function untouchedFileStore({ s3 }: Pick<Config, 's3'>, dataDir: string): Promise<FileStore> {
  if (!s3) return localFileStore(filesFolder(dataDir))
  // Loaded only when used: it is by far the largest library here.
  const { s3FileStore } = await import('./s3-file-store.ts')
  return s3FileStore(s3)
}
