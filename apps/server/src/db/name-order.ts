import { type SQL, type SQLWrapper, sql } from 'drizzle-orm'

/**
 * Sorts names, titles and codes as people expect, whatever the locale of the database is; case and accents decide
 * last. The root order of ICU is the one of English and German, and has a place for every script. A language with an
 * order of its own, such as Swedish, has a collation of its own, "sv-x-icu".
 */
export const inNameOrder = (column: SQLWrapper): SQL => sql`${column}::text collate "und-x-icu"`
