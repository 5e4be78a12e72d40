import { join } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import type { Config } from '../config.ts'
import type { FileStore } from './file-store.ts'
import { localFileStore, removeOldHalves } from './local-file-store.ts'

/** The folder of a data directory that holds its files. */
export const filesFolder = (dataDir: string) => join(dataDir, 'files')

/** The store that the settings name: a bucket, or else the data directory. */
export async function configuredFileStore({ s3 }: Pick<Config, 's3'>, dataDir: string): Promise<FileStore> {
  if (!s3) {
    await removeOldHalves(filesFolder(dataDir), systemClock.now())
    return localFileStore(filesFolder(dataDir))
  }
  // Loaded by those alone who use it: it is by far the largest library here.
  const { s3FileStore } = await import('./s3-file-store.ts')
  return s3FileStore(s3)
}
