import { type SQL, sql } from 'drizzle-orm'
import { inScope, type Scope } from './scope.sql.ts'

/** The part of a view that a cell, a week or a bar represents. */
export interface Part {
  scope: Scope
  weekday?: number | undefined
  hour?: number | undefined
  week?: string | undefined
}

/** Condition for session figures `f` in a part. */
export const ofPart = ({ scope, weekday, hour, week }: Part, ...more: SQL[]): SQL =>
  inScope(
    scope,
    ...(weekday === undefined ? [] : [sql`f.weekday = ${weekday}`]),
    ...(hour === undefined ? [] : [sql`f.hour = ${hour}`]),
    ...(week === undefined ? [] : [sql`f.week = ${week}::date`]),
    ...more,
  )
