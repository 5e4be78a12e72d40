import { z } from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { op } from '../operation.ts'
import { id, idOf, instant, pageOf, paging, searchText, version } from '../values.ts'

type Schema = z.core.$ZodType

/** Which rows of a list: those in use, those put away, or both. */
export const entryStates = ['current', 'archived', 'all'] as const

/** What every list of the academic structure can be asked. */
export const listInput = {
  ...paging,
  search: searchText,
  state: z._default(z.enum(entryStates), 'current'),
}

/** What every row of the academic structure carries. */
export const entry = {
  id,
  createdAt: instant,
  updatedAt: instant,
  archivedAt: z.nullable(instant),
  version,
  /** What the caller may do with it. */
  can: z.object({ edit: z.boolean(), archive: z.boolean(), restore: z.boolean() }),
}

/** Another row by its name. */
export const named = z.object({ id, name: z.string() })

/** The id of another row that a form chooses; `message` says what to choose. */
export const chosen = (message: string) => idOf(message)

/** Lists rows by page. */
export const listing = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  item: O,
) => op({ method: 'GET', path, roles: ['admin'], summary, input, output: pageOf(item) })

/** Reads one row. */
export const reading = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'GET', path, roles: ['admin'], summary, input, output })

/** Makes a row whose name or code nobody else has. */
export const creating = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'POST', path, roles: ['admin'], summary, input, output, errors: ['already-exists'] })

/** Changes a row; refused when somebody else changed it since. */
export const updating = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
  errors: readonly ErrorCode[] = [],
) =>
  op({
    method: 'PATCH',
    path,
    roles: ['admin'],
    summary,
    input,
    output,
    errors: ['edit-conflict', 'already-exists', ...errors],
  })

/** Puts a row away; its history stays. The field of its id says what stands in the way. */
export const archiving = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'DELETE', path, roles: ['admin'], summary, input, output, errors: ['blocked'] })

/** Brings a row back. */
export const restoring = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'POST', path, roles: ['admin'], summary, input, output, errors: ['blocked'] })
