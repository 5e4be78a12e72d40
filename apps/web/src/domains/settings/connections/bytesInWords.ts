import { m } from './messages.ts'

const units = [m.bytes(), m.kb(), m.mb(), m.gb(), m.tb()] as const

/** 1,234 is "1.2 KB": powers of a thousand, as disks are sold. */
export function bytesInWords(bytes: number): string {
  const power = bytes < 1000 ? 0 : Math.min(Math.floor(Math.log10(bytes) / 3), units.length - 1)
  const size = bytes / 1000 ** power
  return `${power === 0 || size >= 100 ? Math.round(size) : size.toFixed(1)} ${units[power]}`
}
