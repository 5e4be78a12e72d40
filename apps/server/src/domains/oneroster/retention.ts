import { isNotNull } from 'drizzle-orm'
import { oldRows } from '#db/old-rows.ts'
import { rosterSyncs } from './source/roster-source.tables.ts'

/** Syncs that have ended, kept as long as their imports. */
export const oldRosterSyncs = oldRows(rosterSyncs, rosterSyncs.startedAt, isNotNull(rosterSyncs.result))
