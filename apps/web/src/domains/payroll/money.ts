import { minorDigits } from '@campanile/contract/payroll/pay-values.ts'
import { locale } from '#lib/locale.ts'

interface CurrencyFormat {
  words: Intl.NumberFormat
  signed: Intl.NumberFormat
  whole: Intl.NumberFormat
  short: Intl.NumberFormat
  digits: number
}

const formats = new Map<string, CurrencyFormat>()

/** Built once a currency: a page of payslips asks hundreds of times. */
function formatOf(currency: string): CurrencyFormat {
  const known = formats.get(currency)
  if (known) return known
  const options = { style: 'currency', currency } as const
  const made = {
    words: new Intl.NumberFormat(locale, options),
    signed: new Intl.NumberFormat(locale, { ...options, signDisplay: 'exceptZero' }),
    whole: new Intl.NumberFormat(locale, { ...options, maximumFractionDigits: 0 }),
    short: new Intl.NumberFormat(locale, {
      ...options,
      notation: 'compact',
      minimumFractionDigits: 1,
      maximumFractionDigits: 1,
    }),
    digits: minorDigits(currency),
  }
  formats.set(currency, made)
  return made
}

/** Minor units as plain digits with a point, "1234.50", for an input. */
export function amountText(minor: number, currency: string): string {
  const { digits } = formatOf(currency)
  const sign = minor < 0 ? '-' : ''
  const text = String(Math.abs(minor)).padStart(digits + 1, '0')
  return digits === 0 ? sign + text : `${sign}${text.slice(0, -digits)}.${text.slice(-digits)}`
}

const formatted = (minor: number, currency: string, format: Intl.NumberFormat): string =>
  format.format(amountText(minor, currency) as `${number}`).replace('-', '−')

/** £1,234.50, exact to the minor unit; −£20.00 if negative. */
export const moneyWords = (minor: number, currency: string): string =>
  formatted(minor, currency, formatOf(currency).words)

/** The same with its sign, as for a change: +£20.00. */
export const signedMoney = (minor: number, currency: string): string =>
  formatted(minor, currency, formatOf(currency).signed)

/** The same in whole units, if there is little room: £1,235. */
export const wholeMoney = (minor: number, currency: string): string =>
  formatted(minor, currency, formatOf(currency).whole)

/** The same in thousands or millions, for the columns of a chart: £1.2M. */
export const shortMoney = (minor: number, currency: string): string =>
  formatted(minor, currency, formatOf(currency).short)

const largest = Number.MAX_SAFE_INTEGER

/**
 * A typed amount in minor units: "1234.5", "1,234.50", "1 234,50". A comma before exactly three last digits
 * separates thousands. Null: no amount of this currency.
 */
export function typedMinor(text: string, currency: string): number | null {
  const { digits } = formatOf(currency)
  const tight = text.trim().replace(/[\s’']/g, '')
  const found = /^(\d[\d.,]*?)(?:([.,])(\d+))?$/.exec(tight)
  if (!found) return null
  const [, whole = '', mark, rest = ''] = found
  const isGroup = mark === ',' && rest.length === 3
  const units = isGroup ? `${whole},${rest}` : whole
  const fraction = isGroup ? '' : rest
  if (fraction.length > digits) return null
  if (!/^\d+$|^\d{1,3}(,\d{3})+$|^\d{1,3}(\.\d{3})+$/.test(units)) return null
  const minor = Number(units.replace(/[.,]/g, '') + fraction.padEnd(digits, '0'))
  return minor <= largest ? minor : null
}
