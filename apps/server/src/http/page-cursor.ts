import { AppError } from './app-error.ts'
import { m } from './messages.ts'

/** The position after the last row shown, as browsers carry it: the values by which that row was sorted. */
export const pageCursor = (...values: (string | number)[]): string =>
  Buffer.from(JSON.stringify(values)).toString('base64url')

/** Reads the values again and validates each by its position. An invalid cursor is invalid input. */
export function readPageCursor<T extends (string | number)[]>(
  cursor: string | undefined,
  isRight: (values: unknown[]) => boolean,
): T | undefined {
  if (cursor === undefined) return undefined
  const values = parsed(cursor)
  if (Array.isArray(values) && isRight(values)) return values as T
  throw new AppError('invalid-input', { fields: { after: m.cursorInvalid() } })
}

function parsed(cursor: string): unknown {
  try {
    return JSON.parse(Buffer.from(cursor, 'base64url').toString())
  } catch {
    return undefined
  }
}

/**
 * Takes rows that were read with one more than a page holds. Returns the page and where the next one starts,
 * if any.
 */
export function toPage<Row>(rows: readonly Row[], pageSize: number, toCursor: (row: Row) => string) {
  const items = rows.slice(0, pageSize)
  const last = items.at(-1)
  return { items, next: rows.length > pageSize && last ? toCursor(last) : null }
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
export const isCursorId = (value: unknown): boolean => typeof value === 'string' && uuid.test(value)
export const isCursorInstant = (value: unknown): boolean =>
  typeof value === 'string' &&
  /^\d{4}-\d\d-\d\dT[\d:.]{8,12}Z$/.test(value) &&
  !Number.isNaN(Date.parse(value))
