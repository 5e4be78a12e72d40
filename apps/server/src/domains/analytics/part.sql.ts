import { type SQL, sql } from 'drizzle-orm'
import { inScope, type Scope } from './scope.sql.ts'

/** What a cell, a week or a bar of a view is made of. */
export interface Part {
  scope: Scope
  weekday?: number | undefined
  hour?: number | undefined
  week?: string | undefined
}

/** Figures of sessions `f` that a part is made of. */
export const ofPart = ({ scope, weekday, hour, week }: Part, ...more: SQL[]): SQL =>
  inScope(
    scope,
    ...(weekday === undefined ? [] : [sql`f.weekday = ${weekday}`]),
    ...(hour === undefined ? [] : [sql`f.hour = ${hour}`]),
    ...(week === undefined ? [] : [sql`f.week = ${week}::date`]),
    ...more,
  )
