import { join } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { localFileStore, removeOldHalves } from './local-file-store.ts'

/** The folder of a data directory that holds its files. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** The store that the settings name, for the server: what an earlier one left half-written goes. */
export async function configuredFileStore(config: Pick<Config, 's3'>, dataDir: string): Promise<FileStore> {
  if (!config.s3) await removeOldHalves(filesFolder(dataDir), systemClock.now())
  return untouchedFileStore(config, dataDir)
}

/** The same as it is: a bucket, or else the data directory. */
export async function untouchedFileStore({ s3 }: Pick<Config, 's3'>, dataDir: string): Promise<FileStore> {
  if (!s3) return localFileStore(filesFolder(dataDir))
  // Loaded by those alone who use it: it is by far the largest library here.
  const { s3FileStore } = await import('./s3-file-store.ts')
  return s3FileStore(s3)
}
