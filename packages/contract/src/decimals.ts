const formats = new Map<string, Intl.NumberFormat>()

/** Writes numbers with so many decimals, always. Without groups: most are marks and rates. */
export function decimalFormat(
  locale: string,
  decimals: number,
  style: 'decimal' | 'percent' = 'decimal',
): Intl.NumberFormat {
  const key = `${locale} ${decimals} ${style}`
  const options = { minimumFractionDigits: decimals, maximumFractionDigits: decimals, useGrouping: false }
  if (!formats.has(key)) formats.set(key, new Intl.NumberFormat(locale, { style, ...options }))
  return formats.get(key)!
}
