import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { daysAfter } from '#platform/clock.ts'

/**
 * Removes what servers that were killed had begun to write to a folder, as far as its name says that it is ours;
 * what is of today may still be growing.
 */
export async function removeLeftOver(folder: string, now: Date, isOurs: (name: string) => boolean) {
  const me = process.getuid?.()
  for (const name of (await readdir(folder)).filter(isOurs)) {
    const path = join(folder, name)
    const begun = await lstat(path).catch(() => undefined)
    const mine = begun && (me === undefined || begun.uid === me)
    if (mine && begun.mtime < daysAfter(now, -1)) await rm(path, { recursive: true, force: true })
  }
}
