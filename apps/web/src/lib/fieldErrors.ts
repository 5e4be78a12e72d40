import { ApiError } from '@campanile/contract/client.ts'
import type { FieldPath, FieldValues, UseFormSetError } from 'react-hook-form'

/** Shows the server's messages next to the form's fields; true if at least one has a field. */
export function showFieldErrors<T extends FieldValues>(
  error: unknown,
  fields: readonly FieldPath<T>[],
  setError: UseFormSetError<T>,
): boolean {
  if (!(error instanceof ApiError)) return false
  const named = fields.filter((field) => error.fields[field])
  named.forEach((field, index) => {
    setError(field, { type: 'server', message: error.fields[field] ?? '' }, { shouldFocus: index === 0 })
  })
  return named.length > 0
}
