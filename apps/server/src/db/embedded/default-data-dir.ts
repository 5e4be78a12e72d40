import { join, resolve } from 'node:path'

/** Where the server keeps its files when it runs as root; the database's user can always reach it. */
export const systemDirectory = '/var/lib/campanile'

/** DATA_DIR when none is given: root's own clone is often closed to the user that the database runs as. */
export function defaultDataDir({ demo }: { demo: boolean }): string {
  const base = process.getuid?.() === 0 ? systemDirectory : resolve('.data')
  return demo ? join(base, 'demo') : base
}
