import { sql } from 'drizzle-orm'

/** The institution's time zone; UTC before the set-up. */
export const institutionZone = sql`coalesce((select time_zone from institution), 'UTC')`
