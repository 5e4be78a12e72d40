import { accessSync, constants, existsSync, statfsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import { bounds } from '#domains/status/status.rules.ts'
import { inWords } from '../recovery/progress.ts'
import { broken, type Finding, ok, warning } from './report.mjs'

/** A new database needs more than this. */
const leastBytes = 200e6

/** Checks that the server can create or write its data directory, and that the disk has space. */
export function* checkDataDirectory(dataDir: string): Generator<Finding> {
  const directory = nearestExisting(dataDir)
  yield checkAccess(dataDir, directory)
  const { bavail, bsize } = statfsSync(directory)
  yield checkSpace(bavail * bsize)
}

function checkAccess(dataDir: string, directory: string): Finding {
  const name = directory === dataDir ? dataDir : `${directory}, where ${dataDir} would be made,`
  if (!statSync(directory).isDirectory())
    return broken(`${name} is not a directory.`, 'Set DATA_DIR to a directory.')
  try {
    accessSync(directory, constants.W_OK | constants.X_OK)
    return ok(`The data directory ${dataDir} ${directory === dataDir ? 'is writable' : 'can be created'}.`)
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException
    return broken(
      `${name} cannot be written (${code}).`,
      'Run this as the user that runs the server. If it is, give that user the directory, or set DATA_DIR to another.',
    )
  }
}

function nearestExisting(path: string): string {
  return existsSync(path) ? path : nearestExisting(dirname(path))
}

function checkSpace(free: number): Finding {
  const text = `The disk of the data directory has ${inWords(free)} free.`
  const advice = 'Free up space on this disk, or use a larger one.'
  if (free < leastBytes) return broken(text, advice)
  return free < bounds.freeBytes ? warning(text, advice) : ok(text)
}
