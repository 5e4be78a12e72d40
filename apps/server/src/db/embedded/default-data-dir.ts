import { join, resolve } from 'node:path'

/** Where the server stores its files when it runs as root. The database's user can always reach it. */
export const systemDirectory = '/var/lib/campanile'

/** The default DATA_DIR. Root's own clone is often closed to the user that the database runs as. */
export function defaultDataDir({ demo }: { demo: boolean }): string {
  const base = process.getuid?.() === 0 ? systemDirectory : resolve('.data')
  return demo ? join(base, 'demo') : base
}
