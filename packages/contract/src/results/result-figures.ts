// Free of zod, because pages use these functions too.

import { decimalFormat } from '../decimals.ts'
import { defaultLocale } from '../locale.ts'

/**
 * A result, grade point or average for people to read: always two decimals, so that figures in one column and
 * on a document have the same precision. The value has been rounded already.
 */
export const withTwoDecimals = (value: string, locale = defaultLocale): string =>
  decimalFormat(locale, 2).format(Number(value))
