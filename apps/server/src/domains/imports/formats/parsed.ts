import { z } from 'zod/mini'
import { RefusedLine } from './unreadable.ts'

/** What the schema makes of a line's values. @throws RefusedLine with the first thing that is wrong */
export function parsed<T extends z.core.$ZodType>(
  schema: T,
  values: unknown,
  names: Record<string, string> = {},
): z.core.output<T> {
  const result = z.safeParse(schema, values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const column = String(issue?.path[0] ?? '')
  throw new RefusedLine(`${names[column] ?? column}: ${issue?.message}`)
}
