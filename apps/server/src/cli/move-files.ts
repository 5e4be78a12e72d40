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
  if (!config.s3) throw new StartError('Set S3_BUCKET and the other S3 settings first.')
  const dataDir = resolve(config.dataDir ?? defaultDataDir({ demo: false }))
  const folder = filesFolder(dataDir)
  if (!existsSync(folder)) throw new StartError(`There are no files in ${folder}.`)
  const { copied, there } = await copyFiles(folder, await configuredFileStore(config, dataDir))
  process.stdout.write(
    `Copied from ${folder} and compared: ${copied}. Already there: ${there}. ` +
      'Start the server with these settings. Once it runs, you can delete the folder.\n',
  )
} catch (error) {
  const { message, cause } = error as Error
  process.stderr.write(`${cause instanceof Error ? `${message} (${cause.message})` : message}\n`)
  process.exitCode = 1
}
