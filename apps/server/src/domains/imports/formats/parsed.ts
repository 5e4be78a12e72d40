import { z } from 'zod/mini'
import { m } from '../problems.messages.ts'
import { RejectedLine } from './unreadable.ts'

/** Parses a line's values with a schema. @throws RejectedLine with the first error */
export function parsed<T extends z.core.$ZodType>(
  schema: T,
  values: unknown,
  names: Record<string, string> = {},
): z.core.output<T> {
  const result = z.safeParse(schema, values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const column = String(issue?.path[0] ?? '')
  throw new RejectedLine(m.field({ column: names[column] ?? column, problem: issue?.message ?? '' }))
}
