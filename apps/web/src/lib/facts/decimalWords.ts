import { locale } from '../locale.ts'

/** A decimal from the server to read, with as many places as it has: "12.50" is 12,50 in German. */
export function decimalWords(decimal: string): string {
  const places = decimal.split('.')[1]?.length ?? 0
  const format = new Intl.NumberFormat(locale, {
    minimumFractionDigits: places,
    maximumFractionDigits: places,
    useGrouping: false,
  })
  return format.format(Number(decimal))
}
