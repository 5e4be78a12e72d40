import { lstat, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { daysAfter } from '#platform/clock.ts'

/**
 * Removes what killed servers left half-written in a folder, if the name shows that it is ours. Files from
 * today are kept, because they may still be growing.
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
