import { administer } from './database.ts'

/** The timestamp of the last migration before the baseline. */
const lastPreRelease = 1_795_474_061_267

/** Backdates the database's migrations, as if a pre-release version had created it. */
export const makePreRelease = (url: string) =>
  administer(url, `update drizzle.__drizzle_migrations set created_at = ${lastPreRelease}`)

/** The server's error message for a pre-release database. */
export const preReleaseRefusal =
  'This database was created by a pre-release version of Campanile and can’t be upgraded: ' +
  'set DATA_DIR to an empty directory, or DATABASE_URL to an empty database.'
