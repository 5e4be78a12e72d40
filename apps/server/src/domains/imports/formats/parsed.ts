import { defaultLocale } from '@campanile/contract/locale.ts'
import { wordsOf } from '@campanile/messages/coded.ts'
import { z } from 'zod/mini'
import { RefusedLine } from './unreadable.ts'

/** Parses a line's values with a schema. @throws RefusedLine with the first error */
export function parsed<T extends z.core.$ZodType>(
  schema: T,
  values: unknown,
  names: Record<string, string> = {},
): z.core.output<T> {
  const result = z.safeParse(schema, values)
  if (result.success) return result.data
  const [issue] = result.error.issues
  const column = String(issue?.path[0] ?? '')
  throw new RefusedLine(`${names[column] ?? column}: ${wordsOf(issue?.message ?? '', defaultLocale)}`)
}
