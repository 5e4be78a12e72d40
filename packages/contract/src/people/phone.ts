import { z } from 'zod/mini'
import { bounded } from '../values.ts'
import { m } from './messages.ts'

const invalid = m.enterPhone()

/** The digits of a number as people write it: in groups, in brackets, with 00 for the plus, in Arabic digits. */
const compact = (typed: string): string =>
  typed
    .replace(/[٠-٩]/g, (digit) => String(digit.charCodeAt(0) - 0x660))
    .replace(/[۰-۹]/g, (digit) => String(digit.charCodeAt(0) - 0x6f0))
    // The trunk prefix, which is left out after a country code.
    .replace('(0)', '')
    .replace(/[\s()./\u2010-\u2015\u202a-\u202e\u2066-\u2069\u061c\u200e\u200f-]/g, '')
    .replace(/^00/, '+')

/** A phone number with its country code, kept as E.164 writes it: +442079460958. */
export const phone = z
  .string(invalid)
  .check(z.overwrite(compact), bounded(16, invalid), z.regex(/^\+[1-9]\d{6,14}$/, invalid))

const shortestSearch = 4

/** The digits of a search for a phone number, with and without the leading zeros that are left out after a country code. */
export function phoneSearches(typed: string): string[] {
  const digits = compact(typed).replace(/^\+/, '')
  return [digits, digits.replace(/^0+/, '')].filter(
    (it, index, all) => /^\d+$/.test(it) && it.length >= shortestSearch && all.indexOf(it) === index,
  )
}

/** The form of a person’s own phone number. */
export const setMyPhoneInput = z.object({ phone: z.nullable(phone) })
