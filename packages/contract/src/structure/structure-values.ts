import { z } from 'zod/mini'
import type { ErrorCode } from '../errors.ts'
import { op } from '../operation.ts'
import { id, idWithMessage, instant, pageSchema, paging, searchText, text, version } from '../values.ts'

type Schema = z.core.$ZodType

/** Which rows to list: those in use, archived ones, or both. */
export const entryStates = ['current', 'archived', 'all'] as const

/** The query of every list in the academic structure. */
export const listInput = {
  ...paging,
  search: searchText,
  state: z._default(z.enum(entryStates), 'current'),
}

/** The fields of every row in the academic structure. */
export const entry = {
  id,
  createdAt: instant,
  updatedAt: instant,
  archivedAt: z.nullable(instant),
  version,
  /** The caller's actions on it. */
  can: z.object({ edit: z.boolean(), archive: z.boolean(), restore: z.boolean() }),
}

/** Why an admin changes the people of a class or batch; they read it in their notification. */
export const peopleReason = z.optional(text(300))

/** Another row, with its name. */
export const named = z.object({ id, name: z.string() })

/** The id of another row selected in a form; `message` is shown when none is selected. */
export const chosen = (message: string) => idWithMessage(message)

/** Lists rows by page. */
export const listing = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  item: O,
) => op({ method: 'GET', path, roles: ['admin'], summary, input, output: pageSchema(item) })

/** Reads one row. */
export const reading = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'GET', path, roles: ['admin'], summary, input, output })

/** Creates a row with a unique name or code. */
export const creating = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'POST', path, roles: ['admin'], summary, input, output, errors: ['already-exists'] })

/** Changes a row; rejected when it was changed meanwhile. */
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

/**
 * Archives a row and keeps its history. If that is not possible, the error at its id field gives the reason.
 */
export const archiving = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'DELETE', path, roles: ['admin'], summary, input, output, errors: ['blocked'] })

/** Restores a row. */
export const restoring = <I extends Schema, O extends Schema>(
  path: string,
  summary: string,
  input: I,
  output: O,
) => op({ method: 'POST', path, roles: ['admin'], summary, input, output, errors: ['blocked'] })
