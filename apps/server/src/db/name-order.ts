import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Sorts names, titles and codes as people expect, regardless of the database's locale; case and accents
 * decide last. ICU's root order is that of English and German and covers every script. A language with a
 * different order, such as Swedish, has its own collation, "sv-x-icu".
 */
export const inNameOrder = (column: SQLWrapper): SQL => sql`${column}::text collate "und-x-icu"`
