import { zodResolver } from '@hookform/resolvers/zod'
import type { FieldErrors } from 'react-hook-form'
import { inWords } from './inWords.ts'

/** Checks a form by a schema of the contract, whose messages it words. */
export const schemaResolver = ((...given: Parameters<typeof zodResolver>) => {
  const resolve = zodResolver(...given)
  return async (...form: Parameters<typeof resolve>) => {
    const result = await resolve(...form)
    return { ...result, errors: worded(result.errors) as FieldErrors }
  }
}) as typeof zodResolver

/**
 * Errors as the resolver nests them: by field, by index in a list, and by type. A `ref` is the field on the
 * page.
 */
function worded(errors: unknown): unknown {
  if (typeof errors === 'string') return inWords(errors)
  if (Array.isArray(errors)) return errors.map(worded)
  if (typeof errors !== 'object' || errors === null) return errors
  return Object.fromEntries(Object.entries(errors).map(([key, it]) => [key, key === 'ref' ? it : worded(it)]))
}
