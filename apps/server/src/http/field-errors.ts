import type { z } from 'zod/mini'

/** Zod's issues as one sentence per field path; the first one counts. */
export function fieldErrors(error: z.core.$ZodError): Record<string, string> {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const path = issue.path.map(String).join('.') || 'input'
    fields[path] ??= issue.message
  }
  return fields
}
