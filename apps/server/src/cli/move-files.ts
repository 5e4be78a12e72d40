import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { defaultDataDir } from '#db/embedded/default-data-dir.ts'
import { configuredFileStore, filesFolder } from '#files/configured-file-store.ts'
import { copyFiles } from '#files/copy-files.ts'
import { readConfig } from '../config.ts'
import { StartError } from '../start-error.ts'

// Copies the files of the data directory into the configured bucket.
try {
  const config = readConfig(process.env)
  if (!config.s3) throw new StartError('Name the bucket first: S3_BUCKET and the settings beside it.')
  const dataDir = resolve(config.dataDir ?? defaultDataDir({ demo: false }))
  const folder = filesFolder(dataDir)
  if (!existsSync(folder)) throw new StartError(`There are no files in ${folder}.`)
  const { copied, there } = await copyFiles(folder, await configuredFileStore(config, dataDir))
  process.stdout.write(
    `Copied from ${folder} and compared: ${copied}. Already there: ${there}. ` +
      'Start the server with these settings; the folder can go once it runs.\n',
  )
} catch (error) {
  const { message, cause } = error as Error
  process.stderr.write(`${cause instanceof Error ? `${message} (${cause.message})` : message}\n`)
  process.exitCode = 1
}
