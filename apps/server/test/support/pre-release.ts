import { administer } from './database.ts'

/** Of the last migration before the baseline. */
const lastPreRelease = 1_795_474_061_267

/** Dates a database's migrations before the baseline, as pre-release versions left theirs. */
export const makePreRelease = (url: string) =>
  administer(url, `update drizzle.__drizzle_migrations set created_at = ${lastPreRelease}`)

/** What the server says when it is started on such a database. */
export const preReleaseRefusal =
  'This database was created by a pre-release version of Campanile and can’t be upgraded: ' +
  'set DATA_DIR to an empty directory, or DATABASE_URL to an empty database.'
