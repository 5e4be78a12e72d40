import { languageCodes } from '@campanile/messages/languages.ts'
import { z } from 'zod/mini'
import {
  credentialMessages,
  emailPattern,
  maxEmailLength,
  maxPasswordLength,
  minNewPasswordLength,
} from './accounts/credentials.ts'
import { m } from './messages.ts'
import { employmentTypes, roles } from './roles.ts'

// For checks without their own message. The language is not known here, so zod's messages can't be used.
z.config({ localeError: () => m.invalidInput() })

/** No input, or no output. */
export const nothing = z.object({})

/**
 * Rejects a string that is too long. Every input string has this check before its patterns and refinements,
 * so that they never read more than `max` characters; strings.test.ts verifies this.
 */
export const bounded = (max: number, error?: string) =>
  z.maxLength(max, { abort: true, ...(error !== undefined && { error }) })

/** A pattern, and the most characters it can match. */
export const matching = (pattern: RegExp, max: number, error?: string) =>
  [bounded(max, error), z.regex(pattern, error)] as const

/** UUID of a row; `message` says what to select where a form offers several. */
export const idWithMessage = (message: string) =>
  z.string(message).check(bounded(36, message), z.uuid(message))
export const id = idWithMessage(m.idInvalid())

/** PostgreSQL cannot store NUL in text or lone surrogates in JSON. */
const isStorable = (value: string) => !value.includes('\u0000') && !/\p{Cs}/u.test(value)
export const storable = z.refine<string>(isStorable, m.cannotBeStored())

const atMost = (max: number) => bounded(max, m.atMostCharacters({ maximum: max }))

/** Text that may have several lines (a reason, a description), trimmed, of 1 to `max` characters. */
export const text = (max: number, required = m.required()) =>
  z.string(required).check(z.trim(), z.minLength(1, required), atMost(max), storable)

/** Replaces line breaks and other control characters, which pasted names can contain, with spaces. */
const inOneLine = z.overwrite<string>((it) => it.replace(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim())

/** Text of a single line (a name, a title, a number), trimmed, of 1 to `max` characters. */
export const line = (max: number, required = m.required()) =>
  z.string(required).check(z.trim(), atMost(max), storable, inOneLine, z.minLength(1, required))

/** The text of a search box; may be empty. */
export const searchText = z._default(z.string().check(z.trim(), atMost(100), storable, inOneLine), '')

/** Email address, trimmed and lower-cased. */
export const email = z
  .string(credentialMessages.emailRequired)
  .check(
    z.trim(),
    z.toLowerCase(),
    z.minLength(1, credentialMessages.emailRequired),
    ...matching(emailPattern, maxEmailLength, credentialMessages.emailInvalid),
    z.refine(isStorable, credentialMessages.emailInvalid),
  )

/** A new password. */
export const newPassword = z
  .string(credentialMessages.passwordRequired)
  .check(
    z.minLength(1, credentialMessages.passwordRequired),
    z.minLength(minNewPasswordLength, credentialMessages.newPasswordTooShort),
    atMost(maxPasswordLength),
  )

export const role = z.enum(roles)

export const language = z.enum(languageCodes, m.selectLanguage())
export const employmentType = z.enum(employmentTypes)

/** Whether an ISO 8601 text is at or after the first day and before the second. */
const isWithin = (first: string, end: string) => (it: string) => it >= first && it < end

/** Whether a day, YYYY-MM-DD, is in the range that the database and all calendars support: 1900 to 2199. */
export const isDayOfThisAge = isWithin('1900-01-01', '2200-01-01')

/**
 * UTC, ISO 8601 with Z. In a response it may be later than the range of requests, if it was calculated from
 * one.
 */
export const instant = z
  .string(m.selectTime())
  .check(bounded(40, m.selectTime()), z.iso.datetime(m.selectTime()))

/**
 * The same in a request. Some days outside the range are accepted, because the local date can differ from
 * UTC.
 */
export const givenInstant = instant.check(
  z.refine(isWithin('1899-12-30', '2200-01-03'), m.selectTimeOfRange()),
)

/** A date without a time, YYYY-MM-DD. */
export const dayWithMessage = (choose: string, otherAge: string) =>
  z.string(choose).check(bounded(10, choose), z.iso.date(choose), z.refine(isDayOfThisAge, otherAge))
export const day = dayWithMessage(m.selectDay(), m.selectDayOfRange())

/** A time of day on the institution's clock, HH:MM. */
export const clockTime = z.string().check(...matching(/^([01]\d|2[0-3]):[0-5]\d$/, 5, m.timeFormat()))

/**
 * Checked by name, because browsers and servers use different names for some zones (Asia/Kolkata,
 * Asia/Calcutta).
 */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name })
    return /^[A-Za-z]/.test(name)
  } catch {
    return false
  }
}

/** The name of a time zone. */
export const timeZone = z
  .string(m.selectTimeZone())
  .check(bounded(64, m.selectTimeZone()), z.refine(isTimeZone, m.selectTimeZone()))

/** The days on which weeks start in calendars. */
export const weekStart = z.enum(['monday', 'sunday', 'saturday'], m.selectDay())

/** The opaque secret in a link. */
export const linkToken = z.string().check(...matching(/^[A-Za-z0-9_-]{16,200}$/, 200, m.linkIncomplete()))

/**
 * Marks, penalties and percentages are sent as text to keep them exact: 0 to 99999.99, without trailing zeros
 * in responses.
 */
export const decimal = z
  .string(m.enterNumber())
  .check(z.trim(), ...matching(/^\d{1,5}(\.\d{1,2})?$/, 8, m.numberFormat()))

/** A network in CIDR notation, of IPv4 or IPv6. */
export const network = (message: string) => {
  const notation = (format: z.core.$ZodCheck<string>) =>
    z.string(message).check(z.trim(), bounded(43, message), format)
  return z.union([notation(z.cidrv4()), notation(z.cidrv6())], message)
}

/**
 * Row version for optimistic locking: a save sends the version it started from. Leaves room to add one in a
 * PostgreSQL integer.
 */
export const version = z.int().check(z.nonnegative(), z.maximum(2_147_483_646))

/** The same in the URL, for example when deleting. */
export const versionInAddress = z.coerce.number().check(z.int(), z.nonnegative(), z.maximum(2_147_483_646))

/** Page number (from 1) and rows per page, as in the URL. */
export const paging = {
  page: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100_000)), 1),
  pageSize: z._default(z.coerce.number().check(z.int(), z.minimum(1), z.maximum(100)), 25),
}

/** One page of a list, with the number of rows in all pages. */
export const pageSchema = <T extends z.core.$ZodType>(item: T) =>
  z.object({ items: z.array(item), total: z.int(), page: z.int(), pageSize: z.int() })
