import { and, asc, eq, ne, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { savedViews } from './saved-views.tables.ts'

const { id, personId: owner, list, name, search, params } = savedViews
const viewColumns = { id, list, name, search, params }

export const listPersonViews = (db: Database, personId: string) =>
  db
    .select(viewColumns)
    .from(savedViews)
    .where(eq(owner, personId))
    .orderBy(asc(sql`lower(${name})`), asc(id))

const own = (personId: string, viewId: string) => and(eq(owner, personId), eq(id, viewId))

export async function findOwnView(db: Database, personId: string, viewId: string) {
  const [row] = await db.select(viewColumns).from(savedViews).where(own(personId, viewId))
  return row
}

/** Whether the person has another view of the list with this name, ignoring case. */
export async function hasName(
  db: Database,
  view: { personId: string; list: string; name: string; exceptId?: string },
): Promise<boolean> {
  const [row] = await db
    .select({ id })
    .from(savedViews)
    .where(
      and(
        eq(owner, view.personId),
        eq(list, view.list),
        sql`lower(${name}) = lower(${view.name})`,
        view.exceptId === undefined ? undefined : ne(id, view.exceptId),
      ),
    )
  return row !== undefined
}

export const insertView = (db: Database, row: typeof savedViews.$inferInsert) =>
  db.insert(savedViews).values(row).returning({ id })

export const setViewName = (db: Database, personId: string, viewId: string, to: string) =>
  db.update(savedViews).set({ name: to }).where(own(personId, viewId))

export const deleteView = (db: Database, personId: string, viewId: string) =>
  db.delete(savedViews).where(own(personId, viewId))
