import { type SQL, sql } from 'drizzle-orm'
import type { Database } from '#db/database.ts'
import { pageClause, sortDirection } from '#db/lists.ts'
import { pgType, queryRows, queryValues, type RowShape, type ShapeRow } from '#db/rows.ts'
import type { Scope } from '../scope.sql.ts'

/** The filters of a list, with the term that limits it. */
export type InTerm<Filters> = Filters & { scope: Scope; from: string; to: string; now: Date }

type Direction<Sort extends string> = Sort | `-${Sort}`

interface Declaration<Filters, S extends RowShape, Sort extends string> {
  shape: S
  /** Tables and conditions, up to the end of a where clause. */
  matching(filters: InTerm<Filters>): SQL
  select(matching: SQL, order: SQL, limit: SQL): SQL
  /** A query for the number of rows, if it differs from the number of matching ones. */
  count?(matching: SQL, filters: InTerm<Filters>): SQL
  sorts: Record<Sort, (direction: SQL) => SQL>
  /** The order of rows that are equal in a sort. */
  tieBreak: SQL
  /** Replaces a sort that would be too slow for so many rows. */
  sortFor?(sort: Direction<Sort>, total: number): Direction<Sort>
  /** The order of rows in a file. */
  fileOrder: SQL
  /** Whether a matching row comes after this one in a file. */
  isAfter(row: ShapeRow<S>): SQL
}

/** A list of rows, read by page or from row to row. */
export interface RowQuery<Filters, Row, Sort extends string> {
  listPage(
    db: Database,
    filters: InTerm<Filters>,
    page: { sort: Direction<Sort>; page: number; pageSize: number },
  ): Promise<{ rows: Row[]; total: number }>
  /** The next rows of a file, in an order whose last page is as fast as the first. */
  listAfter(db: Database, filters: InTerm<Filters>, after: Row | undefined, limit: number): Promise<Row[]>
}

export function rowQuery<Filters, S extends RowShape, Sort extends string>({
  shape,
  matching,
  select,
  count = (rows) => sql`select count(*)::int from ${rows}`,
  sorts,
  tieBreak,
  sortFor = (sort) => sort,
  fileOrder,
  isAfter,
}: Declaration<Filters, S, Sort>): RowQuery<Filters, ShapeRow<S>, Sort> {
  const rowOrder = (sort: Direction<Sort>): SQL => {
    const direction = sortDirection(sort)
    return sql`${sorts[sort.replace('-', '') as Sort](direction)}, ${tieBreak}`
  }
  return {
    async listPage(db, filters, { sort, ...page }) {
      const rows = matching(filters)
      const [total = 0] = await queryValues(db, pgType.int)`${count(rows, filters)}`
      const order = rowOrder(sortFor(sort, total))
      return { rows: await queryRows(db, shape)`${select(rows, order, pageClause(page))}`, total }
    },

    listAfter(db, filters, after, limit) {
      const rows = after ? sql`${matching(filters)} and ${isAfter(after)}` : matching(filters)
      return queryRows(db, shape)`${select(rows, fileOrder, sql`limit ${limit}`)}`
    },
  }
}
