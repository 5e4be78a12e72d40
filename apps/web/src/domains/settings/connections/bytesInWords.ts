import { locale } from '#lib/locale.ts'
import { m } from './messages.ts'

const whole = new Intl.NumberFormat(locale, { maximumFractionDigits: 0, useGrouping: false })
const tenths = new Intl.NumberFormat(locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 })

const units: readonly ((size: string) => string)[] = [
  (size) => m.kilobytes({ size }),
  (size) => m.megabytes({ size }),
  (size) => m.gigabytes({ size }),
  (size) => m.terabytes({ size }),
]

/** 1,234 is "1.2 KB": powers of a thousand, as disks are sold. */
export function bytesInWords(bytes: number): string {
  if (bytes < 1000) return m.bytes({ count: bytes })
  const power = Math.min(Math.floor(Math.log10(bytes) / 3), units.length)
  const size = bytes / 1000 ** power
  return units[power - 1]!((size >= 100 ? whole : tenths).format(size))
}
