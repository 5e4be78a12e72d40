import { phone } from '@campanile/contract/people/phone.ts'
import { z } from 'zod/mini'

// Campanile keeps one number of a person: the primary one, the mobile one, or one without a type. A directory may have
// others, such as that of the office, and numbers as they are dialled locally; both are left as they are.

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const wordOf = (value: unknown) => String(value ?? '').toLowerCase()

/** Without the scheme and the parameters of RFC 3966: tel:+1-201-555-0123;ext=5 */
function numberIn(text: unknown): string | null | undefined {
  if (text === null || text === '') return null
  if (typeof text !== 'string' || text.length > 100) return undefined
  const [digits = ''] = text.replace(/^tel:/i, '').split(';')
  return z.safeParse(phone, digits).data
}

/** The number in the value of `phoneNumbers`: null if it is removed, undefined if nothing is said about it. */
export function phoneIn(value: unknown): string | null | undefined {
  if (!Array.isArray(value)) return numberIn(isObject(value) ? (value.value ?? null) : value)
  if (value.length === 0) return null
  const entries = value.filter(isObject)
  const entry =
    entries.find(({ primary }) => wordOf(primary) === 'true') ??
    entries.find(({ type }) => wordOf(type) === 'mobile') ??
    entries.find(({ type }) => wordOf(type) === '')
  return entry && numberIn(entry.value ?? null)
}

/** Whether a path with this filter, as in phoneNumbers[type eq "mobile"].value, is about the number that is kept. */
export const isKeptPhone = (filter: string | undefined): boolean =>
  filter === undefined || /^\s*(?:type\s+eq\s+"mobile"|primary\s+eq\s+"?true"?)\s*$/i.test(filter)
